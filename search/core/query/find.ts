import { RELEVANCE } from '#domain/listing/ranking.ts'
import { placeOf } from '../index/dictionary.ts'
import { TOP_IMPACT } from '../index/fields.ts'
import type { Lists } from '../index/postings.ts'
import type { Segment } from '../index/segment.ts'
import { listsOf, type Part } from '../parts.ts'
import {
  addBits,
  addShared,
  type Bits,
  createBits,
  hasBit,
  intersectBits,
  setBit,
} from '../rank/bits.ts'
import { matchesAll, NEVER, type Plan, type Term } from './plan.ts'
import type { OpenList } from './postings-cache.ts'
import { findSubstring } from './substring.ts'

/** A term of a plan in one part: its list, and for a word what has it in the long text only. */
export type OpenTerm = {
  term: Term
  place: number
  list: OpenList
  body: Bits | null
  /** What has it from an impact on. */
  reaching(impact: number): Bits
}

/** What a plan finds in one part; its sets are not to be written to. */
export type PartMatches = {
  /** Has one of the terms that find something. */
  any: Bits
  /** Is about one of them, or has hints at several. */
  about(): Bits
  touches(): Bits
  terms: readonly OpenTerm[]
  /** Found by its title alone, with none of the terms. */
  named: ReadonlySet<number>
}

/** What a plan asks for by terms or literally; null when it asks for all. */
export function findIn(
  part: Part,
  plan: Plan,
  isWanted: (document: number) => boolean,
  titles: Iterable<number>,
): PartMatches | null {
  if (matchesAll(plan)) return null
  const named = new Set<number>()
  const found = plan.literal === null ? findTerms(part, plan) : findLiteral(part, plan.literal)
  for (const document of titles) if (isWanted(document)) named.add(document)
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

/** What has a term of a plan, by how clearly. */
export function findTerms(part: Part, plan: Plan): PartMatches {
  const { segment, open } = part
  const all = plan.terms.map((term, place) => ({ term, place, ...placeIn(segment, term) }))
  const known = all.filter(({ at }) => at >= 0)
  const finding = known.filter(({ term }) => !term.onlyAdds)
  const any = allOf(
    segment,
    finding.map(({ lists, at }) => open.bitsOf(lists, at)),
  )

  function from(impactOf: (term: Term) => number): Bits {
    const sets = known.flatMap(({ term, lists, at }) => {
      const impact = impactOf(term)
      return impact <= TOP_IMPACT ? [open.reaching(lists, at, impact)] : []
    })
    const bits = allOf(segment, sets)
    // What only adds finds nothing itself.
    return finding.length === known.length ? bits : bothOf(bits, any)
  }

  function aboutSome(): Bits {
    const plain = from(({ aboutFrom }) => aboutFrom)
    const hints = known.filter(({ term }) => isHint(term))
    if (hints.length < RELEVANCE.hints) return plain
    const bits = plain.slice()
    addShared(
      bits,
      hints.map(({ lists, at }) => open.bitsOf(lists, at)),
    )
    return bits
  }

  let about: Bits | null = null
  return {
    any,
    about: () => (about ??= aboutSome()),
    touches: () => from(({ touchesFrom, aboutFrom }) => Math.min(touchesFrom, aboutFrom)),
    terms: known.map(({ term, place, lists, at }) => ({
      term,
      place,
      list: open.open(lists, at),
      reaching: (impact: number) => open.reaching(lists, at, impact),
      body:
        term.kind === 'word' && segment.body.counts[at] !== 0
          ? open.plainBits(segment.body, at)
          : null,
    })),
    named: new Set(),
  }
}

/** What is in one of some sets: not to be written to, since of one set it is that set. */
function allOf({ size }: Segment, sets: readonly Bits[]): Bits {
  const [only] = sets
  if (only !== undefined && sets.length === 1) return only
  const bits = createBits(size)
  for (const set of sets) addBits(bits, set)
  return bits
}

function bothOf(some: Bits, others: Bits): Bits {
  const bits = some.slice()
  intersectBits(bits, others)
  return bits
}

function placeIn(segment: Segment, { kind, key }: Term): { lists: Lists; at: number } {
  const { table, lists } = listsOf(segment, kind)
  return { lists, at: placeOf(table, key) }
}

/** Whether a term was asked for itself. */
function isHint({ kind, share, aboutFrom }: Term): boolean {
  return kind === 'word' ? aboutFrom < NEVER : share > 0
}

/** Which terms a document has where it tells, bit `i` for the `i`-th; none if it was found by its title alone. */
export function maskOf(found: PartMatches | null, document: number): number {
  if (found === null || found.named.has(document)) return 0
  return found.terms.reduce(
    (mask, { place, list }) => (hasBit(list.bits, document) ? mask | (1 << place) : mask),
    0,
  )
}
