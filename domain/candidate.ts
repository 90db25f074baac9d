import type { Offering } from './directory.ts'
import type { ListingCard } from './listing.ts'

/** A listing with what is needed to judge whether, and why, it meets a need. */
export type Candidate = ListingCard & {
  amenities: string[]
  offering: Offering | null
}
