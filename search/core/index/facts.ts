import type { Listing } from '#domain/listing/listing.ts'
import { factsOf, type ListingFacts } from '#domain/need/conditions/listing-facts.ts'
import type { Segment } from './segment.ts'

/** Facts with a number per document, in the order of the column. */
export const FACTS = [
  'people',
  'minutes',
  'days',
  'minNights',
  'weekday',
  'startsAt',
  'capacity',
  'spread',
  'settings',
  'typeGroups',
] as const satisfies readonly (keyof ListingFacts)[]

const MOST = 65_534

/** The numbers of a listing, plus one; 0 where it does not state one. */
export function factCodes(listing: Listing): number[] {
  const facts = factsOf(listing)
  return FACTS.map((name) => {
    const value = facts[name]
    return value === null ? 0 : Math.min(MOST, Math.max(0, Math.round(value))) + 1
  })
}

/** Writes the stated numbers of a document into `target`, since a check reads those of every match. */
export function readFacts({ facts }: Segment, document: number, target: ListingFacts): void {
  const from = document * FACTS.length
  for (let place = 0; place < FACTS.length; place++) {
    const code = facts[from + place] as number
    target[FACTS[place] as (typeof FACTS)[number]] = code === 0 ? null : code - 1
  }
}
