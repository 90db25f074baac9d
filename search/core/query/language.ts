import type { Listing } from '#domain/listing/listing.ts'
import type { ListingQuery } from '#domain/listing/listing-query.ts'
import type { Need } from '#domain/need/need.ts'
import type { Vocabulary } from '#domain/text/edit-distance.ts'

/** Reads the concepts of a listing, with strengths above 0 and up to 1. */
export type ConceptReader = (listing: Listing) => Iterable<readonly [id: string, strength: number]>

/**
 * A concept of a need: its weight at full strength, its share among the named concepts (0 if implied), and
 * how clearly it was meant (0 to 1).
 */
type WeightedConcept = { id: string; weight: number; share: number; clarity: number }

/** Language functions injected into the search core, which has none of its own. */
export type Language = {
  conceptsOf: ConceptReader
  /**
   * Parses a text, minus the parts that the list state drops.
   *
   * @param vocabulary the words of the catalogue
   */
  readNeed(text: string, vocabulary: Vocabulary, state?: Pick<ListingQuery, 'not' | 'facets'>): Need
  /** Whether a need without search words matches everything that meets its constraints. */
  asksForAll(need: Need, state?: Pick<ListingQuery, 'not'>): boolean
  /** The concepts of a need, most important first; shares sum to 1. */
  conceptsAsked(need: Need): WeightedConcept[]
}
