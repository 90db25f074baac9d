import type { Listing } from '#domain/listing/listing.ts'
import { randomListings } from '#test/random-listings.ts'
import type { Hit, SearchPort, SearchScope } from '../port.ts'

export const LISTINGS = 70
export const SEED = 11
export const RUNS = 40

const DISTINCTIVE: Partial<Listing> = {
  listed: true,
  contentType: 'essential',
  title: 'Magnesium Bath Flakes',
  description: 'For stiff legs.',
  tags: ['magnesium', 'bath'],
  type: 'Supplement',
  inclusions: ['A sachet of almond oil'],
  requirements: ['Made without wool'],
  rating: 4.6,
  reviews: 40,
}

/** Badly rated: only its title ranks it first. */
const NAMED: Partial<Listing> = {
  listed: true,
  contentType: 'experience',
  title: 'The Dog-Friendly Yoga by the Sea',
  description: 'Come.',
  longDescription: '',
  tags: [],
  amenities: [],
  type: 'Class',
  location: null,
  country: null,
  amount: null,
  rating: 1,
  reviews: 900,
}

/**
 * A catalogue of seventy listings with common words, one with distinctive words, and one with a distinctive
 * title.
 */
export function catalogue(): Listing[] {
  const [first, second, ...others] = randomListings(LISTINGS, SEED)
  return [
    { ...(first as Listing), ...DISTINCTIVE },
    { ...(second as Listing), ...NAMED },
    ...others,
  ]
}

/** An adapter over the catalogue, opened on first use. */
export type Subject = { listings: readonly Listing[]; open(): Promise<SearchPort> }

/** All hits of a query, paged by cursor. */
export async function walk(
  port: SearchPort,
  query: Parameters<SearchPort['search']>[0],
  limit: number,
  scope: SearchScope = {},
): Promise<Hit[]> {
  const hits: Hit[] = []
  let after: string | null = null
  do {
    const answer = await port.search(query, { after, limit }, scope)
    hits.push(...answer.hits)
    after = answer.nextCursor
  } while (after !== null && hits.length < 10 * LISTINGS)
  return hits
}

/** Ids of hits, for comparison. */
export const idsOf = (hits: readonly Hit[]) => hits.map(({ id }) => id)
export const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
