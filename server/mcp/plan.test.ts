import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { listFullById } from '#data/catalogue/listings.ts'
import { occurrenceOn } from '#domain/listing/event.ts'
import { conditionVerdict, takesPets } from '#domain/need/constraints.ts'
import { testDatabase } from '#test/database.ts'
import { connect, mcpSite, NOW, ORIGIN } from './mcp.test-kit.ts'
import { planOutput } from './tools/plan.ts'

type Plan = z.infer<typeof planOutput>

const database = testDatabase()
let client: Awaited<ReturnType<typeof connect>>

beforeAll(async () => {
  client = await connect(mcpSite(database.opened).app)
})

const plan = (args: Record<string, unknown>) => client.call('plan', args, planOutput)
const linesOf = ({ stay, days, bring }: Plan) => [
  ...stay,
  ...days.flatMap(({ items }) => items),
  ...bring,
]
const fullOf = (found: Plan) =>
  listFullById(
    database.db,
    linesOf(found).map(({ listing }) => listing.id),
  )

const ASKED: Record<string, unknown>[] = [
  { query: 'five days of rest', place: 'Portugal' },
  { query: 'yoga and quiet', place: 'Japan', people: 2, days: 3, budget: 1_500 },
  { query: 'plan three days in Portugal for two, 900 dollars' },
  { query: 'plan 4 days, $1000, with my dog, no yoga' },
  { query: 'sleep better', from: '2026-12-05', to: '2026-12-11', people: 4, budget: 4_000 },
  { query: 'a week away', days: 7, pets: 'welcome', exclude: ['alcohol'], minRating: 4.5 },
  { query: 'a routine for stress', delivery: 'online', budget: 120 },
  { query: 'a long rest', days: 20, people: 3, place: 'Bali', verified: true },
  { query: 'a weekend with a sauna', amenities: ['sauna'], days: 2, budget: 800, notIn: 'Japan' },
  { query: 'for my back', contentTypes: ['essential', 'enhancement'], budget: 200 },
]

describe.each(ASKED)('a plan: %j', (asked) => {
  test('breaks no limit, adds up, and names every listing once', async () => {
    const found = await plan(asked)
    const [lines, full] = [linesOf(found), await fullOf(found)]
    expect(lines.length).toBeGreaterThan(0)
    expect(new Set(full.map(({ id }) => id)).size).toBe(lines.length)
    let total = 0
    for (const [at, { listing, price, count, runningTotal, limits, notKnown }] of lines.entries()) {
      expect(full[at]).toMatchObject({ id: listing.id, amount: listing.amount })
      expect(price).toEqual({ minor: (listing.amount?.minor ?? 0) * count, currency: 'USD' })
      total += price.minor
      expect(runningTotal.minor).toBe(total)
      const open = limits.flatMap(({ label, status }) => (status === 'met' ? [] : [label]))
      expect(notKnown).toEqual(expect.arrayContaining(open))
    }
    expect(found.total?.minor).toBe(total)
    expect(total).toBeLessThanOrEqual(found.budget?.minor ?? Number.POSITIVE_INFINITY)
    for (const each of full) expectWithin(asked, each)
  })

  test('is the same twice, and its address shows it', async () => {
    const [found, again] = [await plan(asked), await plan(asked)]
    expect(again).toEqual(found)
    expect(found.url).toContain(`${ORIGIN}/saved/trip?days=`)
    for (const { listing } of linesOf(found)) expect(found.text).toContain(listing.title)
  })

  test('has activities only on days on which they take place, with seats for all', async () => {
    const { days, trip } = await plan(asked)
    for (const { date, items } of days) {
      const listings = await listFullById(
        database.db,
        items.map(({ listing }) => listing.id),
      )
      for (const { schedule } of listings) {
        if (!schedule) continue
        expect(schedule.seats).toBeGreaterThanOrEqual(trip?.people ?? 1)
        if (date) expect(occurrenceOn(schedule, date, NOW)).not.toBeNull()
      }
    }
  })
})

/** Checks a listing against the fields of a call. */
function expectWithin(
  asked: Record<string, unknown>,
  listing: Awaited<ReturnType<typeof fullOf>>[number],
): void {
  const text = [listing.title, listing.type, listing.description, ...listing.tags].join(' ')
  const isStay = listing.contentType === 'escape'
  if (asked['place'] === 'Japan' && isStay) expect(listing.country).toBe('JP')
  if (asked['notIn'] === 'Japan') expect(listing.country).not.toBe('JP')
  if (asked['verified']) expect(listing.verified).toBe(true)
  if (asked['minRating']) expect(listing.rating).toBeGreaterThanOrEqual(Number(asked['minRating']))
  if (asked['pets'] === 'welcome' && isStay) expect(takesPets(listing)).toBe(true)
  if (asked['people'] && isStay)
    expect(listing.sleeps ?? 99).toBeGreaterThanOrEqual(Number(asked['people']))
  if (Array.isArray(asked['exclude'])) expect(text).not.toMatch(/\balcohol\b/i)
  if (String(asked['query']).includes('no yoga')) expect(text).not.toMatch(/\byoga\b/i)
  if (Array.isArray(asked['contentTypes']))
    expect(asked['contentTypes']).toContain(listing.contentType)
  if (Array.isArray(asked['amenities']) && isStay)
    expect(conditionVerdict({ kind: 'amenity', amenity: 'sauna' }, listing)).not.toBe('broken')
}

test('days, party and budget of the words count as those of the fields', async () => {
  const words = await plan({ query: 'plan three days in Portugal for two, 900 dollars' })
  expect(words.trip).toEqual({ days: 3, people: 2, start: null })
  expect(words.budget).toEqual({ minor: 90_000, currency: 'USD' })
  const fields = await plan({ place: 'Portugal', days: 3, people: 2, budget: 900 })
  expect([fields.trip, fields.budget]).toEqual([words.trip, words.budget])
})

test('dates give every day its date', async () => {
  const { days, trip } = await plan({ place: 'Portugal', from: '2026-12-30', to: '2027-01-02' })
  expect(trip).toEqual({ days: 4, people: 1, start: '2026-12-30' })
  expect(days.map(({ date }) => date)).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
})

test.each([
  ['too many days', { days: 32 }, 'at most 31 days'],
  ['too many days in words', { query: '40 days of rest in Bali' }, 'at most 31 days'],
  ['too long dates', { from: '2026-12-01', to: '2027-02-01' }, 'at most 31 days'],
  ['too many people', { people: 51 }, 'at most 50 people'],
  ['too many people in words', { query: 'a weekend for 60 people' }, 'at most 50 people'],
  ['a past day', { from: '2026-10-01' }, 'past'],
  ['a last day alone', { to: '2026-12-01' }, 'needs "from"'],
  ['dates in the wrong order', { from: '2026-12-02', to: '2026-12-01' }, 'not be before'],
  [
    'dates of another length',
    { from: '2026-12-01', to: '2026-12-03', days: 5 },
    'are 3 days, not 5',
  ],
  ['an unknown place', { place: '??' }, 'not known: ??'],
])('%s is a clear problem', async (_what, args, message) => {
  expect(await client.fail('plan', args)).toContain(message)
})

test('a budget that nothing fits gets no plan, and says so', async () => {
  const found = await plan({ place: 'Japan', days: 5, budget: 1, contentTypes: ['escape'] })
  expect(found).toMatchObject({ stay: [], days: [], bring: [], total: null, url: null })
  expect(found.text).toContain('No plan was found')
})

test('words that indicate danger get care and no plan', async () => {
  const found = await plan({ query: 'plan my last days, I want to kill myself', country: 'US' })
  expect(linesOf(found)).toEqual([])
  expect(found.care?.helplines.map(({ number }) => number)).toContain('988')
})
