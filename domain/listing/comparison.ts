import { nextOccurrences, type Occurrence } from '../availability/schedule.ts'
import type { ContentType } from './category.ts'
import type { Offering } from './directory.ts'
import type { Listing, Price, PriceBand, WellnessTag } from './listing.ts'

export const COMPARED_LIMIT = 4

/** One fact of a listing as data; the comparison formats it. */
export type Fact =
  | { kind: 'text' | 'place'; text: string }
  | { kind: 'texts'; texts: string[] }
  | { kind: 'yesNo'; yes: boolean; sample: boolean }
  | { kind: 'price'; price: Price }
  | { kind: 'band'; band: PriceBand }
  | { kind: 'rating'; rating: number; reviews: number; sample: boolean }
  | { kind: 'amenities'; slugs: string[] }
  | { kind: 'delivery'; ways: Offering['delivery'] }
  | { kind: 'guests'; guests: number }
  | { kind: 'hour'; hour: WellnessTag }
  | ({ kind: 'date'; timeZone: string } & Occurrence)

type Stated = { listing: Listing; now: Date }

const text = (value: string | null | undefined): Fact | null =>
  value?.trim() ? { kind: 'text', text: value.trim() } : null

const texts = (values: readonly string[]): Fact | null =>
  values.length > 0 ? { kind: 'texts', texts: [...values] } : null

/** The facts for comparisons; null where the listing does not state one. */
const FACTS = {
  price: ({ listing: { amount, priceText } }) =>
    text(priceText) ?? (amount && { kind: 'price', price: amount }),
  band: ({ listing: { price } }) => price && { kind: 'band', band: price },
  rating: ({ listing: { rating, reviews, sample } }) =>
    rating === null ? null : { kind: 'rating', rating, reviews, sample },
  place: ({ listing: { location } }) => (location ? { kind: 'place', text: location } : null),
  type: ({ listing }) => text(listing.type),
  next: ({ listing, now }) => nextDate(listing, now),
  duration: ({ listing }) => text(listing.duration),
  sleeps: ({ listing: { sleeps } }) => (sleeps ? { kind: 'guests', guests: sleeps } : null),
  group: ({ listing }) => text(listing.groupSize),
  nature: ({ listing }) => text(listing.natureDistance),
  amenities: ({ listing: { amenities } }) =>
    amenities.length > 0 ? { kind: 'amenities', slugs: amenities.toSorted() } : null,
  delivery: ({ listing: { offering } }) =>
    offering?.delivery.length ? { kind: 'delivery', ways: offering.delivery.toSorted() } : null,
  includes: ({ listing }) => text(listing.priceDetails),
  inclusions: ({ listing }) => texts(listing.inclusions),
  requirements: ({ listing }) => texts(listing.requirements),
  policy: ({ listing }) => text(listing.cancellation),
  verified: ({ listing }) => ({
    kind: 'yesNo',
    yes: listing.verified,
    sample: listing.sample,
  }),
  certification: ({ listing }) => text(listing.certification),
  host: ({ listing }) => text(listing.host?.name),
  goodFor: ({ listing }) => texts(listing.tags),
  hour: ({ listing: { wellnessTag } }) => wellnessTag && { kind: 'hour', hour: wellnessTag },
} satisfies Record<string, (stated: Stated) => Fact | null>

export type FactName = keyof typeof FACTS

/** The facts of each content type, in display order. */
const COMPARED: Record<ContentType, readonly FactName[]> = {
  escape: [
    'price',
    'band',
    'rating',
    'place',
    'type',
    'sleeps',
    'next',
    'nature',
    'amenities',
    'includes',
    'inclusions',
    'policy',
    'verified',
    'host',
    'goodFor',
    'hour',
  ],
  essential: [
    'price',
    'band',
    'rating',
    'place',
    'type',
    'includes',
    'inclusions',
    'requirements',
    'policy',
    'certification',
    'verified',
    'goodFor',
    'hour',
  ],
  enhancement: [
    'price',
    'band',
    'rating',
    'delivery',
    'place',
    'type',
    'duration',
    'next',
    'includes',
    'inclusions',
    'requirements',
    'policy',
    'certification',
    'verified',
    'host',
    'goodFor',
    'hour',
  ],
  experience: [
    'price',
    'band',
    'rating',
    'place',
    'type',
    'next',
    'duration',
    'group',
    'includes',
    'inclusions',
    'requirements',
    'policy',
    'certification',
    'verified',
    'host',
    'goodFor',
    'hour',
  ],
}

/** One fact of every listing compared, in their order; null where not stated. */
export type ComparedFact = { name: FactName; facts: (Fact | null)[] }

export type Comparison = {
  differing: ComparedFact[]
  same: ComparedFact[]
}

/**
 * Compares listings of one content type: facts that differ, and facts that are equal. A fact that only
 * some state differs; one that none states is left out.
 *
 * @param contentType of all of them
 */
export function comparisonOf(
  contentType: ContentType,
  listings: readonly Listing[],
  now: Date,
): Comparison {
  const stated = COMPARED[contentType]
    .map((name): ComparedFact => {
      const factOf: (stated: Stated) => Fact | null = FACTS[name]
      return { name, facts: listings.map((listing) => factOf({ listing, now })) }
    })
    .filter(({ facts }) => facts.some((fact) => fact !== null))
  const isSame = ({ facts }: ComparedFact) => new Set(facts.map(identityOf)).size === 1
  return {
    differing: stated.filter((row) => !isSame(row)),
    same: stated.filter(isSame),
  }
}

/** Lists are equal whatever their order. */
function identityOf(fact: Fact | null): string {
  return JSON.stringify(fact?.kind === 'texts' ? fact.texts.toSorted() : fact)
}

function nextDate({ schedule, dates }: Listing, now: Date): Fact | null {
  const [next] = schedule ? nextOccurrences(schedule, now, 1) : []
  if (next && schedule) return { kind: 'date', timeZone: schedule.timeZone, ...next }
  return texts(dates)
}
