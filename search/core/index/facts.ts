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

/** The stated numbers of a document. */
export function factsAt({ facts }: Segment, document: number) {
  const numbers = FACTS.map((name, place) => {
    const code = facts[document * FACTS.length + place] as number
    return [name, code === 0 ? null : code - 1] as const
  })
  return Object.fromEntries(numbers) as Pick<ListingFacts, (typeof FACTS)[number]>
}
