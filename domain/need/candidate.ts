import type { Offering } from '../listing/directory.ts'
import type { Listing, ListingCard } from '../listing/listing.ts'

/** A listing with the data to decide whether, and why, it meets a need. */
export type Candidate = ListingCard & {
  amenities: string[]
  offering: Offering | null
} & Partial<ConditionFacts>

/** The facts that stated conditions are checked against, besides those of a card. */
type ConditionFacts = Pick<Listing, 'duration' | 'groupSize' | 'schedule' | 'sleeps'> &
  // Allergens may stand only in these lists of a page.
  Pick<Listing, 'inclusions' | 'requirements' | 'amenityGroups'>
