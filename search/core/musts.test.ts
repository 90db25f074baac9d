import { expect, test } from 'vitest'
import type { Listing } from '#domain/listing.ts'
import { everything } from '#domain/listing-query.ts'
import { randomListings } from '#test/random-listings.ts'
import { conceptsOf, language } from '../language.ts'
import { buildSegment } from './build.ts'
import { createSearchCore } from './core.ts'

const [example] = randomListings(1, 3)

function listing(id: string, given: Partial<Listing>): Listing {
  return {
    ...(example as Listing),
    id,
    title: 'Cabin',
    description: 'A cabin.',
    type: 'Cabin',
    contentType: 'escape',
    tags: ['cabin'],
    amenities: [],
    location: null,
    country: null,
    amount: null,
    price: null,
    rating: 4.5,
    reviews: 50,
    sample: false,
    listed: true,
    ...given,
  }
}

async function found(listings: readonly Listing[], q: string) {
  const built = { data: buildSegment(listings, conceptsOf), seq: 0 }
  const core = createSearchCore({ language, readCandidates: async () => [], built })
  const answer = await core.search({ ...everything(), q }, { page: 1, perPage: 20 })
  const ids = answer.hits.map(({ id }) => id)
  return { ids, total: answer.total, relaxed: answer.understood?.relaxed }
}

const perNight = (minor: number) => ({ minor, currency: 'USD', per: 'night' }) as const

test('a must is kept while something keeps to it, told by an amenity or a tag', async () => {
  const all = [
    listing('plain', {}),
    listing('amenity', { amenities: ['pet-friendly'] }),
    listing('tag', { tags: ['cabin', 'dogs welcome'] }),
  ]
  const answer = await found(all, 'cabin with my dog')
  expect(answer.ids.toSorted()).toEqual(['amenity', 'tag'])
  expect(answer).toMatchObject({ total: 2, relaxed: false })
})

test('where nothing keeps to all musts they order, and the answer says so', async () => {
  const all = [
    listing('far', { country: 'JP', location: 'Kyoto, Japan' }),
    listing('near', { country: 'PT', location: 'Faro, Portugal' }),
  ]
  const answer = await found(all, 'cabin in portugal with my dog')
  expect(answer).toEqual({ ids: ['near', 'far'], total: 2, relaxed: true })
})

test('a price above the limit is left out, an unknown one comes after those within', async () => {
  const all = [
    listing('unknown', { rating: 4.9 }),
    listing('above', { amount: perNight(30_000) }),
    listing('within', { amount: perNight(9_000) }),
  ]
  const answer = await found(all, 'cabin under $150 a night')
  expect(answer).toEqual({ ids: ['within', 'unknown'], total: 2, relaxed: false })
})

test('what is unwanted is left out, and a sample gives way to a real listing', async () => {
  const all = [
    listing('sample', { sample: true, rating: 5, reviews: 900 }),
    listing('real', {}),
    listing('yoga', { tags: ['cabin', 'yoga'] }),
  ]
  expect((await found(all, 'cabin, no yoga')).ids).toEqual(['real', 'sample'])
})
