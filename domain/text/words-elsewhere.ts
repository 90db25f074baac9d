import { CONCEPTS } from '../concepts/concepts.ts'
import { glossaryWords } from '../language/glossary/glossary.ts'
import type { Language } from '../language/language.ts'
import { TAGS_A_TO_K } from '../vocabulary/tags-a-to-k.ts'
import { TAGS_L_TO_Z } from '../vocabulary/tags-l-to-z.ts'
import { TYPES } from '../vocabulary/types.ts'
import { createSpelling, editDistance } from './edit-distance.ts'
import { MISSPELT_ELSEWHERE, RIGHT_ELSEWHERE } from './right-words-elsewhere.ts'
import { fold } from './text.ts'

export type Elsewhere = Exclude<Language, 'en'>

const ELSEWHERE = ['es', 'de', 'fr'] as const satisfies readonly Elsewhere[]
/** Shorter words of other languages are not corrected: too few words of those languages are known. */
const SHORTEST_ELSEWHERE = 6
/** Minimum length of a thesaurus prefix ("insomni*") that makes any word with it a known one. */
const SHORTEST_STUB = 5
/** A prefix up to this length is not a word by itself: "plage*" can be a stem. */
const WHOLE_STUB = 5
const FAVOURED = 5

/** Words of the translated vocabulary of listings, by language (folded). */
const WORDS_SHOWN = inEach((_, column) => {
  const phrases = [TYPES, TAGS_A_TO_K, TAGS_L_TO_Z].flatMap((table) =>
    Object.values(table).map((row) => row[column]),
  )
  return new Set(phrases.flatMap((phrase) => fold(phrase).match(/[a-z]+/g) ?? []))
})

/** Words of the thesaurus phrases by language; a trailing * is a wildcard. */
const WORDS_ASKED = inEach(
  (language) =>
    new Set(
      Object.values(CONCEPTS).flatMap(({ asked }) => asked[language].flatMap(({ words }) => words)),
    ),
)

const RIGHT: ReadonlySet<string> = new Set([
  ...RIGHT_ELSEWHERE,
  ...ELSEWHERE.flatMap(glossaryWords),
  ...ELSEWHERE.flatMap((language) => [
    ...WORDS_SHOWN[language],
    ...[...WORDS_ASKED[language]].flatMap((word) =>
      !word.endsWith('*') ? [word] : word.length > WHOLE_STUB ? [word.slice(0, -1)] : [],
    ),
  ]),
])

const SPELT = inEach((language) => createSpelling(wordsMeant(language)))

function inEach<T>(of: (language: Elsewhere, column: 0 | 1 | 2) => T): Record<Elsewhere, T> {
  return { es: of('es', 0), de: of('de', 1), fr: of('fr', 2) }
}

/**
 * The words of a language that are offered as corrections: single-word phrases, in full. Words of longer
 * phrases are everyday ones, with many similar words.
 */
function* wordsMeant(language: Elsewhere): Generator<readonly [string, number]> {
  for (const word of MISSPELT_ELSEWHERE[language]) yield [word, FAVOURED]
  const shown = [...WORDS_SHOWN[language], ...MISSPELT_ELSEWHERE[language]]
  for (const { asked } of Object.values(CONCEPTS))
    for (const { words } of asked[language]) {
      const [word] = words
      if (word === undefined || words.length > 1) continue
      if (!word.endsWith('*')) yield [word, 1]
      else for (const whole of shown) if (whole.startsWith(word.slice(0, -1))) yield [whole, 1]
    }
}

/** Whether a folded word is a known word of Spanish, German or French. */
export function isKnownElsewhere(word: string): boolean {
  if (RIGHT.has(word)) return true
  for (let end = SHORTEST_STUB; end <= word.length; end++)
    if (ELSEWHERE.some((language) => WORDS_ASKED[language].has(`${word.slice(0, end)}*`)))
      return true
  return false
}

/**
 * The correction of an unknown folded word in one of some languages, likeliest first; null where none is
 * close. Only words of this trade are corrections.
 */
export function meantIn(word: string, languages: readonly Elsewhere[]): string | null {
  if (word.length < SHORTEST_ELSEWHERE || !/^[a-z]+$/.test(word)) return null
  const near = languages.flatMap((language) => SPELT[language].nearest(word) ?? [])
  const edits = near.map((meant) => editDistance(word, meant, 2))
  return near[edits.indexOf(Math.min(...edits))] ?? null
}
