import { isReadExactly, type ListingQuery } from '#domain/listing-query.ts'
import type { Need } from '#domain/need.ts'
import type { Language } from './language.ts'
import { type ListKind, liveCount, liveSize, type Part } from './parts.ts'
import { repairOf } from './spelling.ts'
import { isIndexed, stemOf, wordsOf } from './tokenize.ts'

/** One list to add up: a stem or a concept, with its weight. */
export type Term = { kind: Exclude<ListKind, 'tag'>; key: string; weight: number; said: string }

/** What a text asks for, resolved against the catalogue. */
export type Plan = {
  understood: Need | null
  /** At most 30; the `i`-th has bit `i`. */
  terms: Term[]
  /** Stems that are not wanted; a document with one gets AVOIDED_BIT. */
  avoided: string[]
  /** Looked for as it stands, in lower case; null when terms are. */
  literal: string | null
}

export const NOTHING_ASKED: Plan = { understood: null, terms: [], avoided: [], literal: null }

const WORDS_LIMIT = 18
const CONCEPTS_LIMIT = 12
export const AVOIDED_BIT = 1 << 30

const WORD_UNIT = 64
const CONCEPT_UNIT = 160

/** Reads a text as words and concepts to add up; a text without one word to look for is taken literally. */
export function planWords(
  text: string,
  parts: readonly Part[],
  language: Language,
  state?: Pick<ListingQuery, 'not' | 'facets'>,
): Plan {
  if (text.trim() === '') return NOTHING_ASKED
  const readNeed = (plain: string) => language.readNeed(plain, state)
  const first = readNeed(text)
  const isExact = state !== undefined && isReadExactly(state)
  const repairs = isExact ? new Map<string, string>() : repairsOf(first.words, parts, language)
  const need = repairs.size === 0 ? first : rereadNeed(text, first, repairs, readNeed)
  const plan = planNeed(need, parts, language, repairs)
  return plan.terms.length > 0 ? plan : planLiteral(text, need)
}

export function planLiteral(text: string, understood: Need | null = null): Plan {
  return { ...NOTHING_ASKED, understood, literal: text.toLowerCase() }
}

/** A need as terms; words that no listing has are left out. */
export function planNeed(
  need: Need,
  parts: readonly Part[],
  language: Language,
  repairs: ReadonlyMap<string, string> = new Map(),
): Plan {
  const listings = parts.reduce((sum, part) => sum + liveSize(part), 0)
  const terms = new Map<string, Term & { count: number }>()
  const add = (kind: Term['kind'], key: string, said: string, unit: number) => {
    const count = liveCount(parts, kind, key)
    const known = terms.has(`${kind} ${key}`)
    if (count === 0 || known) return
    const weight = Math.max(1, Math.round(unit * rarity(count, listings)))
    terms.set(`${kind} ${key}`, { kind, key, weight, said, count })
  }
  for (const said of need.words)
    for (const word of wordsOf(repairs.get(said) ?? said))
      if (isIndexed(word)) add('word', stemOf(word), word, WORD_UNIT)
  const words = [...terms.values()].sort((a, b) => a.count - b.count).slice(0, WORDS_LIMIT)
  terms.clear()
  for (const [id, weight] of language.conceptsAsked(need))
    add('concept', id, id, CONCEPT_UNIT * weight)
  const concepts = [...terms.values()].slice(0, CONCEPTS_LIMIT)
  return {
    understood: need,
    // The longest list first: what it finds is found in order.
    terms: [...words, ...concepts]
      .sort((a, b) => b.count - a.count)
      .map(({ kind, key, weight, said }) => ({ kind, key, weight, said })),
    avoided: need.avoided.flatMap(wordsOf).filter(isIndexed).map(stemOf),
    literal: null,
  }
}

/** Inverse document frequency. */
function rarity(count: number, listings: number): number {
  return Math.log(1 + (listings - count + 0.5) / (count + 0.5))
}

/** Words that no listing has, each with the nearest one that some have. */
function repairsOf(
  words: readonly string[],
  parts: readonly Part[],
  { isRight }: Language,
): Map<string, string> {
  const repairs = new Map<string, string>()
  for (const word of words.slice(0, WORDS_LIMIT)) {
    if (isRight(word)) continue
    if (wordsOf(word).some((each) => liveCount(parts, 'word', stemOf(each)) > 0)) continue
    const near = parts
      .map(({ segment }) => repairOf(segment, word))
      .filter((repair) => repair !== null)
      .sort((a, b) => a.edits - b.edits || b.count - a.count)
    const [best] = near
    if (best) repairs.set(word, best.word)
  }
  return repairs
}

/** The need of the repaired text: what a right word means is not lost by a slip. */
function rereadNeed(
  text: string,
  first: Need,
  repairs: ReadonlyMap<string, string>,
  readNeed: (text: string) => Need,
): Need {
  const pieces = wordsWithin(text)
  const again = readNeed(pieces.map((piece) => repairs.get(piece.toLowerCase()) ?? piece).join(''))
  const own = new Set(pieces.map((piece) => piece.toLowerCase()))
  return {
    ...again,
    // A strange word that meant something to the reader keeps its meaning.
    concepts: [...new Set([...first.concepts, ...again.concepts])],
    repairs: [
      ...again.repairs,
      ...[...repairs].flatMap(([typed, meant]) => (own.has(typed) ? [{ typed, meant }] : [])),
    ],
  }
}

function wordsWithin(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []
}
