import type { Language } from '../language/language.ts'
import { detectLanguage, languagesIn } from '../language/language-markers.ts'
import { deobfuscatedWords } from '../safety/deobfuscated-words.ts'
import { withoutEveryday } from '../safety/everyday.ts'
import { isOvercome } from '../safety/overcome.ts'
import { alternation } from '../safety/patterns/alternation.ts'
import { plainLanguage } from '../safety/plainly.ts'
import { ENGLISH } from '../safety/words/english.ts'
import { FRENCH } from '../safety/words/french.ts'
import { GERMAN } from '../safety/words/german.ts'
import type { Danger, PatternKind, Phrases } from '../safety/words/phrases.ts'
import { readSigns } from '../safety/words/read-signs.ts'
import { SPANISH } from '../safety/words/spanish.ts'
import { fold } from '../text/text.ts'

const PHRASES: Record<Language, Phrases> = { en: ENGLISH, es: SPANISH, de: GERMAN, fr: FRENCH }

const sourcesOf = (patterns: readonly RegExp[]) => patterns.map(({ source }) => source)

function compiled({ harmless, danger }: Phrases) {
  return {
    harmless: alternation(sourcesOf(harmless)),
    danger: {
      'self-harm': alternation(sourcesOf(danger['self-harm']), ['(?:^|\\b)', '']),
      emergency: alternation(sourcesOf(danger.emergency), ['(?:^|\\b)', '']),
    },
  }
}

const COMPILED = {
  en: compiled(PHRASES.en),
  es: compiled(PHRASES.es),
  de: compiled(PHRASES.de),
  fr: compiled(PHRASES.fr),
}

/** Maximum length of a word: longer ones make the patterns run for seconds. */
const WORD_LENGTH = 60
const ENDLESS = /[\p{L}\p{M}\p{N}]{61,}/gu

/** Combinations of signs are specific enough to be searched for in less likely languages too. */
const FEWER_SIGNS = 0.5

/**
 * Danger stated so plainly that a browser answers without a server. All else is left to the trained model
 * (safety/detect.ts).
 */
export function readSureDanger(text: string): Danger | null {
  return plainLanguage(fold(text)) ? readDanger(text) : null
}

/**
 * Whether a text says that its writer or others are in danger, in any language of the interface. Matches
 * plain statements and many indirect ones, but not every hint, so it must not be the only safeguard. Two
 * methods: phrase patterns, and combinations of signs (safety/rules.ts). Never throws.
 */
export function readDanger(text: string): Danger | null {
  const plain = readable(text)
  const { said, languagesOf } = patternsIn(plain)
  const byPattern = (kind: PatternKind) => (languagesOf(kind).length > 0 ? kind : null)
  const words = deobfuscatedWords(said)
  const likely = languagesIn(words, FEWER_SIGNS)
  const isOver = isOvercome(plain)
  return (
    (isOver ? null : byPattern('self-harm')) ??
    readSigns(words, likely, ['violence', 'harm']) ??
    byPattern('emergency') ??
    readSigns(words, likely, isOver ? ['emergency'] : ['self-harm', 'emergency'])
  )
}

/**
 * The language for the answer to danger: that of the danger phrase, else of the newest turn with a
 * detectable language; null where there is none. Turns of the visitor, oldest first. Never throws.
 */
export function languageOfDanger(turns: readonly string[]): Language | null {
  for (const text of turns.toReversed()) {
    const language = plainLanguage(fold(text)) ?? languageOfPatterns(text) ?? detectLanguage(text)
    if (language) return language
  }
  return null
}

/** The language of the only pattern list that matches. */
function languageOfPatterns(text: string): Language | null {
  const { languagesOf } = patternsIn(readable(text))
  const languages = new Set([...languagesOf('self-harm'), ...languagesOf('emergency')])
  return languages.size === 1 ? ([...languages][0] ?? null) : null
}

function readable(text: string): string {
  return withoutEveryday(fold(text))
    .replace(/\p{Cf}/gu, '')
    .replace(/[*_~]/g, '')
    .replace(/\b(ca|do|wo|is|does) n ?t\b/g, '$1nt')
    .replace(ENDLESS, (word) => word.slice(0, WORD_LENGTH))
}

/** A normalised text without harmless phrases, and the languages whose patterns find danger in the rest. */
function patternsIn(plain: string) {
  const languages = languagesIn(plain.match(/\p{L}+/gu) ?? [])
  const cleaned = languages.reduce(
    (rest, language) => COMPILED[language].harmless.replace(rest, ' , '),
    plain,
  )
  const languagesOf = (kind: PatternKind) =>
    languages.filter((language) => COMPILED[language].danger[kind].test(cleaned))
  return { said: cleaned, languagesOf }
}
