import { LANGUAGES, type Language } from '#domain/language/language.ts'
import { markersIn } from '#domain/language/language-markers.ts'
import { fold } from '#domain/text/text.ts'

/**
 * Frequent words of visitors that belong to one language: "dos" is two or a back, "retreat" is used
 * in all.
 */
const TELLING: Record<Language, RegExp> = {
  en: /\b(?:hello|hi|thanks|thank|please|help|sleep|stressed|something|cheaper|more|for|with|under|near|what|show|another)\b/g,
  es: /\b(?:hola|gracias|por favor|quiero|busco|necesito|tengo|duele|espalda|dormir|ansiedad|estres\w*|barat[oa]s?|otr[oa]s?|retiro|masaje|algo|cerca|ninos|mejor|hijos?|menos|cansad[oa]|regalo|embarazada|perro)\b/g,
  de: /\b(?:hallo|danke|bitte|etwas|rucken\w*|schlafen|schlaf|gestresst|mude|ich|gunstiger|billiger|anderes|urlaub|hund|suche|brauche|anfanger|mochte|geschenk|naher|nichts|mehr|auszeit|erschopft)\b/g,
  fr: /\b(?:bonjour|salut|merci|sil vous plait|jai|dormir|dors|stress(?:e|ee|es|ees|ant|ante)|cher|chere|autre|besoin|cherche|retraite|fatiguee?|cadeau|chien|quelque|avec|proche|enceinte|je|tu es|vous etes)\b/g,
}

/**
 * Letters and accented words that, of the four languages, only French has: "tu es là" would be
 * Spanish otherwise.
 */
const FRENCH_LETTERS = /[êèùœ]|(?<!\p{L})(?:là|ça)(?!\p{L})/giu

/**
 * Detects the language of a conversation: that of the newest conclusive turn, else the locale of
 * the page.
 */
export function detectLanguage(said: readonly string[], locale: Language): Language {
  for (const text of said.toReversed()) {
    const language = languageOf(text)
    if (language) return language
  }
  return locale
}

/** Returns the language with at least two markers and more than any other; null if inconclusive. */
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
