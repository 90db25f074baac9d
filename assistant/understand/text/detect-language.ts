import { LANGUAGES, type Language } from '#domain/language/language.ts'
import { markersIn } from '#domain/language/language-markers.ts'
import { fold } from '#domain/text/text.ts'

/** Words that visitors begin or go on with, and that belong to one language: "dos" is two or a back, "retreat" is everywhere. */
const TELLING: Record<Language, RegExp> = {
  en: /\b(?:hello|hi|thanks|thank|please|help|sleep|stressed|something|cheaper|more|for|with|under|near|what|show|another)\b/g,
  es: /\b(?:hola|gracias|por favor|quiero|busco|necesito|tengo|duele|espalda|dormir|ansiedad|estres\w*|barat[oa]s?|otr[oa]s?|retiro|masaje|algo|cerca|ninos|mejor|hijos?|menos|cansad[oa]|regalo|embarazada|perro)\b/g,
  de: /\b(?:hallo|danke|bitte|etwas|rucken\w*|schlafen|schlaf|gestresst|mude|ich|gunstiger|billiger|anderes|urlaub|hund|suche|brauche|anfanger|mochte|geschenk|naher|nichts|mehr|auszeit|erschopft)\b/g,
  fr: /\b(?:bonjour|salut|merci|sil vous plait|jai|dormir|dors|stress(?:e|ee|es|ees|ant|ante)|cher|chere|autre|besoin|cherche|retraite|fatiguee?|cadeau|chien|quelque|avec|proche|enceinte|je|tu es|vous etes)\b/g,
}

/** Letters and accented words that of these four only French has: "tu es là" would else be Spanish. */
const FRENCH_LETTERS = /[êèùœ]|(?<!\p{L})(?:là|ça)(?!\p{L})/giu

/**
 * The language that a conversation is held in: that of the newest turn which tells, else the one the page
 * is in.
 */
export function detectLanguage(said: readonly string[], locale: Language): Language {
  for (const text of said.toReversed()) {
    const language = languageOf(text)
    if (language) return language
  }
  return locale
}

/** Two signs of one language and fewer of any other; null where a text does not tell. */
function languageOf(text: string): Language | null {
  const plain = fold(text.slice(0, 1_000))
  const markers = markersIn(plain.match(/\p{L}+/gu) ?? [])
  const inFrench = text.slice(0, 1_000).normalize('NFC').match(FRENCH_LETTERS)?.length ?? 0
  const signs = LANGUAGES.map((language) => {
    const telling = plain.match(TELLING[language])?.length ?? 0
    const ofLetters = language === 'fr' ? inFrench : 0
    return { language, count: markers[language] + 2 * (telling + ofLetters) }
  }).sort((a, b) => b.count - a.count)
  const [first, second] = signs
  return first && first.count >= 2 && first.count > (second?.count ?? 0) ? first.language : null
}
