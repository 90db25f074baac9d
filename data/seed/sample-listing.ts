import type { Listing } from '#domain/listing/listing.ts'

type Derived = 'thumbnail' | 'listed' | 'sample' | 'createdAt' | 'updatedAt'
type Usual =
  | 'rating'
  | 'reviews'
  | 'location'
  | 'country'
  | 'price'
  | 'amount'
  | 'videoUrl'
  | 'natureDistance'
  | 'nearbyNature'
  | 'wellnessTag'
  | 'isAIRecommended'
  | 'address'
  | 'images'
  | 'priceDetails'
  | 'benefits'
  | 'amenityGroups'
  | 'inclusions'
  | 'requirements'
  | 'host'
  | 'certification'
  | 'duration'
  | 'groupSize'
  | 'sleeps'
  | 'dates'
  | 'schedule'
  | 'reviewList'
  | 'faqs'
  | 'cancellation'
  | 'verification'
  | 'categories'
  | 'amenities'
  | 'offering'
  | 'coordinates'
  | 'verified'
  | 'tags'

/** A listing as the sample catalogue writes it: what is left out is absent (null, empty, false). */
export type SampleListing = Omit<Listing, Derived | Usual> &
  Partial<Pick<Listing, Usual>> & {
    /** Age at the time of seeding, in days; makes "newest" true on the day of seeding. */
    listedDaysAgo: number
    listed?: boolean
  }
