import type { Listing } from '#domain/listing/listing.ts'
import type { ListingQuery } from '#domain/listing/listing-query.ts'
import type { Need } from '#domain/need/need.ts'
import type { Vocabulary } from '#domain/text/edit-distance.ts'

/** What a listing offers: ids of concepts with a strength above 0 and up to 1. */
export type ConceptReader = (listing: Listing) => Iterable<readonly [id: string, strength: number]>

/**
 * A concept of a need: what its full strength adds, its share in what was named (0 when it was not), and
 * how clearly it was meant (0 to 1).
 */
export type WeightedConcept = { id: string; weight: number; share: number; clarity: number }

/** The knowledge of words that the search core is given; it has none of its own. */
export type Language = {
  conceptsOf: ConceptReader
  /**
   * What a text means, without what a list's state takes back.
   *
   * @param vocabulary the words of the catalogue
   */
  readNeed(text: string, vocabulary: Vocabulary, state?: Pick<ListingQuery, 'not' | 'facets'>): Need
  /** Whether a need without a word to look for asks for all that keeps to it. */
  asksForAll(need: Need, state?: Pick<ListingQuery, 'not'>): boolean
  /** The concepts of a need, most important first; shares add up to 1. */
  conceptsAsked(need: Need): WeightedConcept[]
}
