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
/** So many letters are typed before a phrase of another language than the page's is thought of. */
const SHORTEST_ELSEWHERE = 4
const SHORTEST = 2
const LIMIT = 8

/** Made when first asked for: reading them all takes some hundredths of a second. */
let known: readonly Phrase[] | null = null

/** What typed text may become, and the first of it where only that tells what is meant. */
export type PhraseCompletions = { phrases: string[]; meant: string | null }

/**
 * Phrases that typed text may become: of what is meant by it, in the page's language, before those of the
 * catalogue; in another language where the catalogue has none that goes on so. At most eight.
 *
 * @param completions those of the catalogue, in English, best first; some may have been put right
 */
export function completePhrases(
  typed: string,
  language: Language,
  completions: readonly string[],
): PhraseCompletions {
  const beginning = keyOf(typed)
  if (beginning.length < SHORTEST) return { phrases: completions.slice(0, LIMIT), meant: null }
  const going = completions.filter((phrase) => fold(phrase).startsWith(fold(typed)))
  const begun = phrases().filter(({ key }) => key.startsWith(beginning))
  const own = begun.filter((each) => each.language === language)
  const isElsewhere = own.length + going.length === 0 && beginning.length >= SHORTEST_ELSEWHERE
  const meant = (isElsewhere ? begun : own).map(({ phrase }) => phrase)
  const all = meant.length > 0 ? [...meant, ...going] : completions
  const unique = new Map(all.map((phrase) => [fold(phrase), phrase]))
  return {
    phrases: [...unique.values()].slice(0, LIMIT),
    meant: going.length === 0 ? (meant[0] ?? null) : null,
  }
}

/** Names of concepts before the tags that stand for them, short ones first. */
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

/** "Mal au dos" is said as well as "mal de dos". */
function keyOf(text: string): string {
  return fold(text).replace(/\b(?:au|aux|du|des) /g, 'de ')
}
