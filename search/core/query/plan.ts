import type { ListingQuery } from '#domain/listing/listing-query.ts'
import { CONCEPT_WEIGHT, RELEVANCE, rarityOf, WORD_WEIGHT } from '#domain/listing/ranking.ts'
import type { Need } from '#domain/need/need.ts'
import { coveredWords } from '#domain/text/covered-words.ts'
import { stemOf } from '#domain/text/text.ts'
import { impactOf } from '../index/fields.ts'
import { isIndexed, wordsOf } from '../index/tokenize.ts'
import { type ListKind, liveCount, liveSize, type Part } from '../parts.ts'
import type { Language } from './language.ts'
import { vocabularyOf } from './spelling.ts'

/** From which impact on an entry is about its term, and from which it touches it. */
type Thresholds = { aboutFrom: number; touchesFrom: number }

/** One list to add up: a stem or a concept, with its weight. */
export type Term = {
  kind: Exclude<ListKind, 'tag'>
  key: string
  weight: number
  /** A concept's part of SHARES; 0 for words and for what was meant along with something named. */
  share: number
  said: string
  /** It adds to what is found and finds nothing itself. */
  onlyAdds: boolean
} & Thresholds

/** What a text asks for, resolved against the catalogue. */
export type Plan = {
  understood: Need | null
  /** At most 30; the `i`-th has bit `i`. */
  terms: Term[]
  /** Looked for as it stands, in lower case; null when terms are. */
  literal: string | null
}

export const EMPTY_PLAN: Plan = { understood: null, terms: [], literal: null }

/** Whether a plan names nothing to look for. */
export function matchesAll({ terms, literal }: Plan): boolean {
  return terms.length === 0 && literal === null
}

const WORDS_LIMIT = 18
const CONCEPTS_LIMIT = 12
/** Where so many listings have what was named, what is meant along with it finds no others. */
const PLENTY = 1_000
/** Weights and shares are whole numbers of these parts. */
export const WEIGHT_UNIT = 256
export const SHARES = 1024
/** No impact is as great. */
export const NEVER = 256
const TELLING = impactOf(RELEVANCE.telling)

/**
 * Reads a text as words and concepts to add up. What names no word to look for but a kind, a price or a
 * must asks for all that has it; any other text without such a word is taken literally.
 */
export function planWords(
  text: string,
  parts: readonly Part[],
  language: Language,
  state?: Pick<ListingQuery, 'not' | 'facets'>,
): Plan {
  if (text.trim() === '') return EMPTY_PLAN
  const need = language.readNeed(text, vocabularyOf(parts), state)
  const plan = planNeed(need, parts, language)
  const isOpen = plan.terms.length === 0 && language.asksForAll(need, state)
  return plan.terms.length > 0 || isOpen ? plan : planLiteral(text, need)
}

export function planLiteral(text: string, understood: Need | null = null): Plan {
  return { understood, terms: [], literal: text.toLowerCase() }
}

/** A need as terms; words and concepts that no listing has are left out. */
export function planNeed(need: Need, parts: readonly Part[], language: Language): Plan {
  const all = [...wordTerms(need, parts), ...conceptTerms(need, parts, language)]
  const isMeantAlong = ({ term }: Counted) => term.kind === 'concept' && term.share === 0
  const named = Math.max(0, ...all.filter((each) => !isMeantAlong(each)).map(({ count }) => count))
  for (const each of all) each.term.onlyAdds = named >= PLENTY && isMeantAlong(each)
  const terms = all
    .sort((a, b) => Number(a.term.onlyAdds) - Number(b.term.onlyAdds) || b.count - a.count)
    .map(({ term }) => term)
  return { understood: need, terms, literal: null }
}

type Counted = { term: Term; count: number }

/** The rarest words of a need. */
function wordTerms(need: Need, parts: readonly Part[]): Counted[] {
  const listings = parts.reduce((sum, part) => sum + liveSize(part), 0)
  const covered = coveredWords(need)
  const terms = new Map<string, Counted>()
  for (const word of need.words.flatMap(wordsOf)) {
    const key = stemOf(word)
    if (!isIndexed(word) || terms.has(key)) continue
    const count = liveCount(parts, 'word', key)
    if (count === 0) continue
    const weight = Math.max(1, Math.round(WEIGHT_UNIT * WORD_WEIGHT * rarityOf(count, listings)))
    terms.set(key, {
      term: {
        kind: 'word',
        key,
        weight,
        share: 0,
        said: word,
        onlyAdds: false,
        aboutFrom: covered.has(word) ? NEVER : TELLING,
        touchesFrom: covered.has(word) ? TELLING : 0,
      },
      count,
    })
  }
  return [...terms.values()].sort((a, b) => a.count - b.count).slice(0, WORDS_LIMIT)
}

/** The first concepts of a need, those that were named before those that are meant along with them. */
function conceptTerms(need: Need, parts: readonly Part[], language: Language): Counted[] {
  const terms = language
    .conceptsAsked(need)
    .flatMap(({ id, weight, share, clarity }): Counted[] => {
      const count = liveCount(parts, 'concept', id)
      if (count === 0) return []
      const term: Term = {
        kind: 'concept',
        key: id,
        weight: Math.max(1, Math.round(WEIGHT_UNIT * CONCEPT_WEIGHT * weight)),
        share: Math.round(SHARES * share),
        said: id,
        onlyAdds: false,
        aboutFrom: fromStrength(RELEVANCE.about / clarity),
        touchesFrom: fromStrength(share > 0 ? 0 : RELEVANCE.touches),
      }
      return [{ term, count }]
    })
  return terms
    .sort((a, b) => Number(a.term.share === 0) - Number(b.term.share === 0))
    .slice(0, CONCEPTS_LIMIT)
}

function fromStrength(strength: number): number {
  return strength > 1 ? NEVER : impactOf(strength)
}
