import type { Offering } from '../listing/directory.ts'
import type { ListingCard } from '../listing/listing.ts'

/** A listing with the data to decide whether, and why, it meets a need. */
export type Candidate = ListingCard & {
  amenities: string[]
  offering: Offering | null
}
