import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  AMENITIES,
  DELIVERIES,
  ENHANCEMENT_CATEGORIES,
  ESCAPE_COUNTRIES,
  ESCAPE_TYPES,
  ESSENTIAL_CATEGORIES,
  OFFERING_KINDS,
  SERVICES,
} from '#domain/listing/directory.ts'
import { isListable, type Listing } from '#domain/listing/listing.ts'
import { sampleCatalogue } from './sample-catalogue.ts'

const catalogue = sampleCatalogue(new Date('2026-11-01T00:00:00Z'))
const listed = catalogue.filter((item) => item.listed)
const of = (contentType: Listing['contentType']) =>
  listed.filter((item) => item.contentType === contentType)

function countsOf(items: Listing[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const category of items.flatMap((item) => item.categories))
    counts[category] = (counts[category] ?? 0) + 1
  return counts
}

test('experience categories hold what specification section 9 counts', () => {
  expect(countsOf(of('experience'))).toEqual({
    yoga: 64,
    meditation: 78,
    'sound-healing': 52,
    workshops: 42,
    retreats: 28,
    nature: 53,
    cooking: 36,
  })
})

test('escape categories hold what specification section 9 counts', () => {
  expect(countsOf(of('escape'))).toEqual({
    'yoga-retreats': 48,
    'spa-resorts': 32,
    'meditation-centers': 56,
    'nature-escapes': 27,
    'mountain-lodges': 41,
    'desert-camps': 35,
  })
})

test('escapes stand in exactly twelve countries and are of exactly five types', () => {
  expect(new Set(of('escape').map((item) => item.country))).toEqual(new Set(ESCAPE_COUNTRIES))
  expect(new Set(of('escape').map((item) => item.type))).toEqual(new Set(ESCAPE_TYPES))
})

test('spec 5 · rules · sample data · the flagship escapes are 1 to 16 without 11; every fifth carries "burnout"', () => {
  const flagships = catalogue.slice(0, 15)
  expect(flagships.map((item) => item.id)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '12',
    '13',
    '14',
    '15',
    '16',
  ])
  expect(flagships.filter((item) => item.tags.includes('burnout')).map((item) => item.id)).toEqual([
    '1',
    '6',
    '12',
  ])
  expect(catalogue.some((item) => item.id === '11')).toBe(false)
})

test('essentials and enhancements are about 120 each and fill every sub-category', () => {
  for (const [contentType, categories] of [
    ['essential', ESSENTIAL_CATEGORIES],
    ['enhancement', ENHANCEMENT_CATEGORIES],
  ] as const) {
    expect(of(contentType)).toHaveLength(120)
    const counts = countsOf(of(contentType))
    for (const category of categories) expect(counts[category], category).toBeGreaterThanOrEqual(20)
  }
})

test('enough is written by hand', () => {
  const written = (contentType: Listing['contentType']) =>
    of(contentType).filter((item) => /^(exp|ess|enh)-\d+$/.test(item.id)).length
  expect(written('experience')).toBeGreaterThanOrEqual(24)
  expect(written('essential')).toBeGreaterThanOrEqual(30)
  expect(written('enhancement')).toBeGreaterThanOrEqual(30)
})

test('enhancements offer every kind, service and delivery', () => {
  const offerings = of('enhancement').flatMap((item) => (item.offering ? [item.offering] : []))
  expect(offerings).toHaveLength(of('enhancement').length)
  expect(new Set(offerings.map((offering) => offering.kind))).toEqual(new Set(OFFERING_KINDS))
  expect(new Set(offerings.flatMap((offering) => offering.service ?? []))).toEqual(
    new Set(SERVICES),
  )
  expect(new Set(offerings.flatMap((offering) => offering.delivery))).toEqual(new Set(DELIVERIES))
})

test('spec 1 · product · sample data · every listing can be shown, and no two share an id, a slug, a title or a description', () => {
  expect(catalogue.filter((item) => !isListable(item))).toEqual([])
  for (const field of ['id', 'slug', 'title', 'description', 'longDescription'] as const) {
    const values = catalogue.map((item) => item[field])
    const repeated = values.filter((value, place) => values.indexOf(value) !== place)
    expect(repeated, field).toEqual([])
  }
})

test('slugs are addresses and never a word that routes reserve', () => {
  const wrong = catalogue.filter(
    ({ slug }) =>
      !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || /^(search|category|location|amenity)$/.test(slug),
  )
  expect(wrong.map((item) => item.slug)).toEqual([])
})

test('amenities are those an operator can confirm', () => {
  const known: readonly string[] = AMENITIES
  expect(
    [...new Set(catalogue.flatMap((item) => item.amenities))].filter(
      (slug) => !known.includes(slug),
    ),
  ).toEqual([])
})

test('text makes no medical claim and greets nobody with exclamation marks', () => {
  const textOf = (item: Listing) =>
    [
      item.title,
      item.description,
      item.longDescription,
      ...item.benefits.map((benefit) => benefit.text),
    ].join(' ')
  const wrong = catalogue.filter((item) =>
    /\b(cures?|cured|treats?|heals?|healed)\b|!/i.test(textOf(item)),
  )
  expect(
    wrong.map(
      (item) =>
        `${item.id}: ${/.{20}(?:\b(?:cures?|cured|treats?|heals?|healed)\b|!).{10}/i.exec(textOf(item))?.[0]}`,
    ),
  ).toEqual([])
})

test('the sample retreat is the one of specification section 9', () => {
  const retreat = catalogue.find((item) => item.id === 'sample-retreat')
  expect(retreat).toMatchObject({
    listed: false,
    duration: '7 days / 6 nights',
    amount: { minor: 185_000, currency: 'USD', per: 'person' },
  })
  expect(retreat?.groupSize).toContain('12-16')
  expect(retreat?.cancellation).toMatch(/30 days/)
  expect(retreat?.cancellation).toMatch(/150/)
})

test('every escape sold by the night says how many one booking holds', () => {
  const nightly = of('escape').filter((item) => item.amount?.per === 'night')
  expect(nightly.filter(({ sleeps }) => !sleeps || sleeps < 1).map(({ id }) => id)).toEqual([])
  // A nightly price is for the room: nothing may say otherwise beside it.
  const wrong = nightly.filter((item) => /^per person/i.test(item.priceDetails ?? ''))
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('clips of all four kinds are there, each under 600 kB', () => {
  const withClip = listed.filter((item) => item.videoUrl)
  expect(withClip.length).toBeGreaterThanOrEqual(6)
  expect(new Set(withClip.map((item) => item.contentType)).size).toBe(4)
  for (const { videoUrl } of withClip) {
    const { size } = statSync(new URL(`../../public${videoUrl}`, import.meta.url))
    expect(size).toBeGreaterThan(20_000)
    expect(size).toBeLessThan(600_000)
  }
})

test('the group that an experience names is as large as its seats', () => {
  const wrong = of('experience').filter(({ groupSize, schedule }) => {
    const [, named] = /(\d+)/.exec(groupSize ?? '') ?? []
    return schedule && named && Number(named) !== schedule.seats
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})
