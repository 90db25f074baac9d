import type { Offering } from '../listing/directory.ts'
import type { ListingCard } from '../listing/listing.ts'

/** A listing with what is needed to judge whether, and why, it meets a need. */
export type Candidate = ListingCard & {
  amenities: string[]
  offering: Offering | null
}
