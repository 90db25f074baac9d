import { CONCEPT_NAMES } from '../concepts/concepts.ts'
import { matchConcepts } from '../concepts/match-concepts.ts'
import { BASE_LANGUAGE, LANGUAGES, type Language } from '../language/language.ts'
import { CONCEPT_LABELS } from '../thesaurus/labels.ts'
import { TAGS_A_TO_K } from '../vocabulary/tags-a-to-k.ts'
import { TAGS_L_TO_Z } from '../vocabulary/tags-l-to-z.ts'
import { TYPES } from '../vocabulary/types.ts'
import { fold, wordsOf } from './text.ts'

type Phrase = { key: string; phrase: string; language: Language; isName: boolean }

const ELSEWHERE = LANGUAGES.filter((language) => language !== BASE_LANGUAGE)
/** Minimum number of letters typed before phrases in a language other than the page's are offered. */
const SHORTEST_ELSEWHERE = 4
const SHORTEST = 2
const LIMIT = 8

/** Built lazily: it takes tens of milliseconds. */
let known: readonly Phrase[] | null = null

/** Completions of the typed text; `meant` is the first where only a completion shows the intended meaning. */
export type PhraseCompletions = { phrases: string[]; meant: string | null }

/**
 * Completions of typed text: phrases of the page's language before those of the catalogue; phrases of
 * another language only where the catalogue has none with this prefix. At most eight.
 *
 * @param completions those of the catalogue, in English, best first; some may be spelling corrections
 */
export function completePhrases(
  typed: string,
  language: Language,
  completions: readonly string[],
): PhraseCompletions {
  const beginning = keyOf(typed)
  if (beginning.length < SHORTEST) return { phrases: completions.slice(0, LIMIT), meant: null }
  const continued = completions.filter((phrase) => fold(phrase).startsWith(fold(typed)))
  const matching = phrases().filter(({ key }) => key.startsWith(beginning))
  const own = matching.filter((each) => each.language === language)
  const isElsewhere = own.length + continued.length === 0 && beginning.length >= SHORTEST_ELSEWHERE
  const intended = (isElsewhere ? matching : own).map(({ phrase }) => phrase)
  const all = intended.length > 0 ? [...intended, ...continued] : completions
  const unique = new Map(all.map((phrase) => [fold(phrase), phrase]))
  return {
    phrases: [...unique.values()].slice(0, LIMIT),
    meant: continued.length === 0 ? (intended[0] ?? null) : null,
  }
}

/** Concept names before the tags that stand for them, short ones first. */
function phrases(): readonly Phrase[] {
  known ??= [...named(), ...tagged()]
    .filter(({ phrase }) => matchConcepts(wordsOf(phrase)).length > 0)
    .sort((a, b) => Number(b.isName) - Number(a.isName) || a.key.length - b.key.length)
  return known
}

function named(): Phrase[] {
  return ELSEWHERE.flatMap((language) =>
    CONCEPT_NAMES.map((name) => toPhrase(CONCEPT_LABELS[name]({}, { locale: language }), language)),
  ).map((phrase) => ({ ...phrase, isName: true }))
}

function tagged(): Phrase[] {
  const rows = [TYPES, TAGS_A_TO_K, TAGS_L_TO_Z].flatMap((table) => Object.values(table))
  return rows.flatMap(([es, de, fr]) => [
    toPhrase(es, 'es'),
    toPhrase(de, 'de'),
    toPhrase(fr, 'fr'),
  ])
}

function toPhrase(phrase: string, language: Language): Phrase {
  return { key: keyOf(phrase), phrase, language, isName: false }
}

/** "Mal au dos" and "mal de dos" are used alike. */
function keyOf(text: string): string {
  return fold(text).replace(/\b(?:au|aux|du|des) /g, 'de ')
}
