import type { ListingQuery } from '#domain/listing/listing-query.ts'
import { CONCEPT_WEIGHT, RELEVANCE, rarityOf, WORD_WEIGHT } from '#domain/listing/ranking.ts'
import { type Need, searchedWords } from '#domain/need/need.ts'
import { coveredWords } from '#domain/text/covered-words.ts'
import { stemOf } from '#domain/text/text.ts'
import { placeOf } from '../index/dictionary.ts'
import { impactOf } from '../index/fields.ts'
import { isIndexed, wordsOf } from '../index/tokenize.ts'
import { type ListKind, liveCount, liveSize, type Part } from '../parts.ts'
import type { Language } from './language.ts'
import { vocabularyOf } from './spelling.ts'

/** Minimum impacts for an entry to be about its term, and to touch it. */
type Thresholds = { aboutFrom: number; touchesFrom: number }

/** One scored list: a stem or a concept, with its weight. */
export type Term = {
  kind: Exclude<ListKind, 'tag'>
  key: string
  weight: number
  /** A concept's part of SHARES; 0 for words and implied concepts. */
  share: number
  text: string
  /** Adds to scores but matches nothing itself. */
  isScoreOnly: boolean
} & Thresholds

/** A query text resolved against the catalogue. */
export type Plan = {
  need: Need | null
  /** At most 30; the `i`-th has bit `i`. */
  terms: Term[]
  /** Literal search text in lower case; null when terms are used. */
  literal: string | null
}

const EMPTY_PLAN: Plan = { need: null, terms: [], literal: null }

/** Whether a plan has no search terms. */
export function matchesAll({ terms, literal }: Plan): boolean {
  return terms.length === 0 && literal === null
}

const WORDS_LIMIT = 18
const CONCEPTS_LIMIT = 12
/** With so many listings for the named terms, implied concepts do not match others. */
const MANY_LISTINGS = 1_000
/** Units of integer weights and shares. */
export const WEIGHT_UNIT = 256
export const SHARES = 1024
/** Higher than any impact. */
export const NEVER = 256
const SALIENT = impactOf(RELEVANCE.telling)

/**
 * Plans a text as words and concepts. A text with only a kind, price or other constraint matches everything
 * that meets it; any other text without search words is matched literally.
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
  if (plan.terms.length > 0) return plan
  // Of a kind that is named, words that no listing has hide nothing.
  const known = need.contentTypes.length > 0 ? { ...need, words: [], asked: [] } : need
  return language.asksForAll(known, state) ? { ...plan, need: known } : planLiteral(text, need)
}

export function planLiteral(text: string, need: Need | null = null): Plan {
  return { need, terms: [], literal: text.toLowerCase() }
}

/** Terms of a need; words and concepts without listings are left out. */
export function planNeed(need: Need, parts: readonly Part[], language: Language): Plan {
  const all = [...wordTerms(need, parts), ...conceptTerms(need, parts, language)]
  const isImplied = ({ term }: Counted) => term.kind === 'concept' && term.share === 0
  const named = Math.max(0, ...all.filter((each) => !isImplied(each)).map(({ count }) => count))
  for (const each of all)
    each.term.isScoreOnly =
      (named >= MANY_LISTINGS && isImplied(each)) ||
      // Beside a stated condition, words that no listing is about are no subject: "all I can manage".
      (need.conditions.length > 0 && !isSalient(each.term, parts))
  const terms = all
    .sort((a, b) => Number(a.term.isScoreOnly) - Number(b.term.isScoreOnly) || b.count - a.count)
    .map(({ term }) => term)
  return { need: need, terms, literal: null }
}

/** Whether a word is in a title, a type or a tag of any listing. */
function isSalient({ kind, key }: Term, parts: readonly Part[]): boolean {
  if (kind !== 'word') return true
  return parts.some(({ segment, postings }) => {
    const at = placeOf(segment.terms, key)
    return at >= 0 && postings.get(segment.main, at).maxImpact >= SALIENT
  })
}

type Counted = { term: Term; count: number }

/** The rarest words of a need. */
function wordTerms(need: Need, parts: readonly Part[]): Counted[] {
  const listings = parts.reduce((sum, part) => sum + liveSize(part), 0)
  const covered = coveredWords(need)
  const terms = new Map<string, Counted>()
  for (const word of searchedWords(need).flatMap(wordsOf)) {
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
        text: word,
        isScoreOnly: false,
        aboutFrom: covered.has(word) ? NEVER : SALIENT,
        touchesFrom: covered.has(word) ? SALIENT : 0,
      },
      count,
    })
  }
  return [...terms.values()].sort((a, b) => a.count - b.count).slice(0, WORDS_LIMIT)
}

/** The main concepts of a need, named ones before implied ones. */
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
        text: id,
        isScoreOnly: false,
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
