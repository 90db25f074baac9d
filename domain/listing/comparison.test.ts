import { expect, test } from 'vitest'
import { comparisonOf } from './comparison.ts'
import type { Listing } from './listing.ts'

const now = new Date('2026-05-01T10:00:00.000Z')

function escapeOf(more: Partial<Listing>): Listing {
  return {
    amount: null,
    price: '$$',
    rating: 4.5,
    reviews: 10,
    location: 'Tofino, Canada',
    type: 'Cabin',
    sleeps: null,
    natureDistance: null,
    amenities: [],
    inclusions: [],
    requirements: [],
    tags: [],
    dates: [],
    schedule: null,
    priceDetails: null,
    cancellation: ' ',
    verified: false,
    sample: false,
    host: null,
    wellnessTag: null,
    ...more,
  } as Listing
}

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

test('differing facts are separated from equal ones, and facts that no listing states are left out', () => {
  const { differing, same } = comparisonOf(
    'escape',
    [
      escapeOf({ sleeps: 2, amenities: ['sauna', 'wifi'], tags: ['sleep', 'ocean'] }),
      escapeOf({ amenities: ['wifi', 'sauna'], tags: ['ocean', 'sleep'], rating: 4.9 }),
    ],
    now,
  )
  expect(namesOf(differing)).toEqual(['rating', 'sleeps'])
  expect(differing[1]?.facts).toEqual([{ kind: 'guests', guests: 2 }, null])
  expect(namesOf(same)).toEqual(['band', 'place', 'type', 'amenities', 'verified', 'goodFor'])
})

test('a price stated as text is compared as text', () => {
  const amount = { minor: 15_000, currency: 'USD', per: 'night' } as const
  const { differing } = comparisonOf(
    'escape',
    [escapeOf({ amount }), escapeOf({ amount, priceText: 'From $1,200 a week' })],
    now,
  )
  expect(differing[0]).toEqual({
    name: 'price',
    facts: [
      { kind: 'price', price: amount },
      { kind: 'text', text: 'From $1,200 a week' },
    ],
  })
})

test('each category has its own facts', () => {
  const essential = { ...escapeOf({ sleeps: 4 }), contentType: 'essential' as const }
  const { differing, same } = comparisonOf('essential', [essential, essential], now)
  expect(differing).toEqual([])
  expect(namesOf(same)).not.toContain('sleeps')
})

test('dates come from the schedule, in its time zone, or from text', () => {
  const schedule = {
    timeZone: 'Asia/Tokyo',
    start: '09:00',
    minutes: 60,
    seats: 8,
    place: 'Kyoto',
    repeat: { every: 'week' as const, weekday: 0, interval: 1, offset: 0 },
  }
  const { differing } = comparisonOf(
    'escape',
    [escapeOf({ schedule }), escapeOf({ dates: ['12 June'] })],
    now,
  )
  expect(differing[0]).toEqual({
    name: 'next',
    facts: [
      {
        kind: 'date',
        timeZone: 'Asia/Tokyo',
        start: new Date('2026-05-03T00:00:00.000Z'),
        end: new Date('2026-05-03T01:00:00.000Z'),
      },
      { kind: 'texts', texts: ['12 June'] },
    ],
  })
})
