import { RELEVANCE } from '#domain/listing/ranking.ts'
import { placeOf } from '../index/dictionary.ts'
import { TOP_IMPACT } from '../index/fields.ts'
import type { Lists } from '../index/postings.ts'
import type { Segment } from '../index/segment.ts'
import { listsOf, type Part } from '../parts.ts'
import {
  addBits,
  addInAtLeastTwo,
  type Bits,
  createBits,
  hasBit,
  intersectBits,
  setBit,
} from '../rank/bits.ts'
import { matchesAll, NEVER, type Plan, type Term } from './plan.ts'
import type { DecodedList } from './postings-cache.ts'
import { findSubstring } from './substring.ts'

/** A term of a plan in one part: its list, and for a word the documents with it in the long text only. */
export type MatchedTerm = {
  term: Term
  place: number
  list: DecodedList
  body: Bits | null
  /** Documents with at least an impact. */
  withImpact(impact: number): Bits
}

/** Matches of a plan in one part; its sets must not be modified. */
export type PartMatches = {
  /** Documents with a matching term. */
  any: Bits
  /** Documents about a term, or with at least two explicit ones. */
  about(): Bits
  touches(): Bits
  terms: readonly MatchedTerm[]
  /** Documents matched by title only. */
  named: ReadonlySet<number>
}

/** Matches by terms or literal text; null if the plan matches everything. */
export function findMatches(
  part: Part,
  plan: Plan,
  accepts: (document: number) => boolean,
  titles: Iterable<number>,
): PartMatches | null {
  if (matchesAll(plan)) return null
  const named = new Set<number>()
  const found = plan.literal === null ? findTerms(part, plan) : findLiteral(part, plan.literal)
  for (const document of titles) if (accepts(document)) named.add(document)
  if (named.size === 0) return found
  const withNamed = (bits: Bits) => {
    const all = bits.slice()
    for (const document of named) setBit(all, document)
    return all
  }
  return {
    any: withNamed(found.any),
    about: () => withNamed(found.about()),
    touches: () => withNamed(found.touches()),
    terms: found.terms,
    named: new Set([...named].filter((document) => !hasBit(found.any, document))),
  }
}

function findLiteral(part: Part, literal: string): PartMatches {
  const any = findSubstring(part, literal)
  return { any, about: () => any, touches: () => any, terms: [], named: new Set() }
}

/** Matches by terms, by relevance. */
export function findTerms(part: Part, plan: Plan): PartMatches {
  const { segment, postings } = part
  const all = plan.terms.map((term, place) => ({ term, place, ...placeIn(segment, term) }))
  const known = all.filter(({ at }) => at >= 0)
  const finding = known.filter(({ term }) => !term.isScoreOnly)
  const any = unionOf(
    segment,
    finding.map(({ lists, at }) => postings.bitsOf(lists, at)),
  )

  function bitsFrom(impactOf: (term: Term) => number): Bits {
    const sets = known.flatMap(({ term, lists, at }) => {
      const impact = impactOf(term)
      return impact <= TOP_IMPACT ? [postings.withImpact(lists, at, impact)] : []
    })
    const bits = unionOf(segment, sets)
    // Score-only terms match nothing themselves.
    return finding.length === known.length ? bits : intersectionOf(bits, any)
  }

  function aboutBits(): Bits {
    const plain = bitsFrom(({ aboutFrom }) => aboutFrom)
    const hints = known.filter(({ term }) => isExplicit(term))
    if (hints.length < RELEVANCE.hints) return plain
    const bits = plain.slice()
    addInAtLeastTwo(
      bits,
      hints.map(({ lists, at }) => postings.bitsOf(lists, at)),
    )
    return bits
  }

  let about: Bits | null = null
  return {
    any,
    about: () => (about ??= aboutBits()),
    touches: () => bitsFrom(({ touchesFrom, aboutFrom }) => Math.min(touchesFrom, aboutFrom)),
    terms: known.map(({ term, place, lists, at }) => ({
      term,
      place,
      list: postings.get(lists, at),
      withImpact: (impact: number) => postings.withImpact(lists, at, impact),
      body:
        term.kind === 'word' && segment.body.counts[at] !== 0
          ? postings.plainBits(segment.body, at)
          : null,
    })),
    named: new Set(),
  }
}

/** Union of sets; must not be modified, since the union of one set is that set. */
function unionOf({ size }: Segment, sets: readonly Bits[]): Bits {
  const [only] = sets
  if (only !== undefined && sets.length === 1) return only
  const bits = createBits(size)
  for (const set of sets) addBits(bits, set)
  return bits
}

function intersectionOf(some: Bits, others: Bits): Bits {
  const bits = some.slice()
  intersectBits(bits, others)
  return bits
}

function placeIn(segment: Segment, { kind, key }: Term): { lists: Lists; at: number } {
  const { table, lists } = listsOf(segment, kind)
  return { lists, at: placeOf(table, key) }
}

/** Whether a term was explicitly requested. */
function isExplicit({ kind, share, aboutFrom }: Term): boolean {
  return kind === 'word' ? aboutFrom < NEVER : share > 0
}

/** The terms a document has in a main field, bit `i` for the `i`-th; none if matched by title only. */
export function maskOf(found: PartMatches | null, document: number): number {
  if (found === null || found.named.has(document)) return 0
  return found.terms.reduce(
    (mask, { place, list }) => (hasBit(list.bits, document) ? mask | (1 << place) : mask),
    0,
  )
}
