import type { Listing } from '#domain/listing.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import type { Need } from '#domain/need.ts'

/** What a listing offers: ids of concepts with a strength above 0 and up to 1. */
export type ConceptReader = (listing: Listing) => Iterable<readonly [id: string, strength: number]>

/** The knowledge of words that the core is given; it has none of its own. */
export type Language = {
  conceptsOf: ConceptReader
  /** What a text means, without what a list's state takes back. */
  readNeed(text: string, state?: Pick<ListingQuery, 'not' | 'facets'>): Need
  /** Whether a folded word is spelt right though no listing has it: it is not repaired. */
  isRight(word: string): boolean
  /** Ids of the concepts of a need, most important first, with a weight above 0 and up to 1. */
  conceptsAsked(need: Need): Iterable<readonly [id: string, weight: number]>
}
