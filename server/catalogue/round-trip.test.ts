import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readStoredCatalogue } from '#data/catalogue/catalogue.ts'
import { listDirectoryEntries } from '#data/catalogue/directory-entries.ts'
import { directoryEntries, listings } from '#data/db/schema.ts'
import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { DELIVERIES, OFFERING_KINDS, SERVICES } from '#domain/listing/directory.ts'
import { PRICE_BANDS, PRICE_UNITS, WELLNESS_TAGS } from '#domain/listing/listing.ts'
import { testDatabase } from '#test/database.ts'
import { exportCatalogue } from './export.ts'
import { type ImportEvent, importCatalogue } from './import.ts'
import { FORMATS, type Format, readRows } from './read-rows.ts'

const database = testDatabase()
const NOW = new Date('2026-11-24T08:00:00Z')

async function importText(text: string, format: Format): Promise<ImportEvent[]> {
  const events: ImportEvent[] = []
  const rows = readRows(Readable.from([Buffer.from(text)]), format)
  for await (const event of importCatalogue(database.db, rows, { dryRun: false, now: NOW }))
    events.push(event)
  return events.filter(({ type }) => type !== 'progress')
}

async function exported(format: Format): Promise<string> {
  let text = ''
  for await (const part of exportCatalogue(database.db, format)) text += part
  return text
}

async function empty(): Promise<void> {
  await database.db.delete(listings)
  await database.db.delete(directoryEntries)
}

/** Any text that an import stores unchanged: trimmed, well-formed, without NUL. */
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.replaceAll('\0', '').trim())
  .filter((text) => text !== '')
const list = fc.uniqueArray(words, { maxLength: 3 })
const count = fc.nat(10_000)
const rating = fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10)
const address = fc.webPath().map((path) => `https://images.example.com/${encodeURI(path)}`)
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const weekday = fc.integer({ min: 0, max: 6 })
const repeat = fc.oneof(
  fc.record({
    every: fc.constant('week'),
    weekday,
    interval: fc.integer({ min: 1, max: 52 }),
    offset: fc.integer({ min: 0, max: 51 }),
  }),
  fc.record({ every: fc.constant('month'), weekday, nth: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ every: fc.constant('once'), on: day }),
)
const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value + 0),
  lng: fc.double({ min: -180, max: 180, noNaN: true }).map((value) => value + 0),
})

/** An escape detail record of specification section 3, with any of its fields but id and title absent. */
const detailRecord = fc.record(
  {
    title: words,
    description: words,
    longDescription: fc.lorem().map((text) => `<p>${text}</p>`),
    location: fc.record({ name: words, coordinates: point, address: words }),
    rating,
    reviewCount: count,
    images: fc.array(fc.record({ url: address, alt: words }), { maxLength: 3 }),
    price: fc.constantFrom(...PRICE_BANDS, '1,850 dollars per person', 'on request'),
    priceDetails: words,
    duration: words,
    dates: list,
    groupSize: words,
    tags: list,
    amenities: list,
    inclusions: list,
    instructor: fc.record({ name: words, bio: words, image: address }),
    reviews: fc.array(
      fc.record({
        id: words,
        user: words,
        rating,
        date: fc.oneof(day, fc.constant('March 2026')),
        comment: words,
      }),
      { maxLength: 3 },
    ),
    faqs: fc.array(fc.record({ question: words, answer: words }), { maxLength: 3 }),
    verified: fc.boolean(),
    certification: words,
    videoUrl: address,
  },
  { requiredKeys: ['title', 'reviewCount'] },
)

/** An item with any field of the catalogue, including those of cards. */
const catalogueRecord = fc.record(
  {
    title: words,
    contentType: fc.constantFrom(...CONTENT_TYPES),
    type: words,
    description: words,
    rating,
    reviews: count,
    location: words,
    price: fc.constantFrom(...PRICE_BANDS),
    priceText: words,
    format: words,
    date: words,
    amount: fc.record({
      minor: count,
      currency: fc.constant('EUR'),
      per: fc.constantFrom(...PRICE_UNITS),
    }),
    thumbnail: address,
    videoUrl: address,
    verified: fc.boolean(),
    tags: list,
    natureDistance: words,
    nearbyNature: words,
    wellnessTag: fc.constantFrom(...WELLNESS_TAGS),
    isAIRecommended: fc.boolean(),
    sleeps: fc.integer({ min: 1, max: 20 }),
    benefits: fc.array(fc.record({ title: words, text: words }), { maxLength: 2 }),
    amenityGroups: fc.array(fc.record({ title: words, items: list }), { maxLength: 2 }),
    requirements: list,
    host: fc.record({ name: words, role: words, bio: words, image: address }),
    schedule: fc.record({
      timeZone: fc.constantFrom('Europe/Lisbon', 'Asia/Tokyo'),
      start: fc.constantFrom('00:00', '18:30'),
      minutes: fc.integer({ min: 1, max: 10_000 }),
      seats: count,
      place: words,
      repeat,
    }),
    cancellation: words,
    verification: fc.record({ checked: words, on: day }),
    categories: list,
    offering: fc.record({
      kind: fc.constantFrom(...OFFERING_KINDS),
      service: fc.constantFrom(null, ...SERVICES),
      delivery: fc.uniqueArray(fc.constantFrom(...DELIVERIES)),
    }),
    listed: fc.boolean(),
    sample: fc.boolean(),
  },
  { requiredKeys: ['title', 'contentType'] },
)

describe('import, export, import into an empty database', () => {
  test('spec 3 · entities · round trip', async () => {
    const catalogue = fc.array(fc.oneof(detailRecord, catalogueRecord), {
      minLength: 10,
      maxLength: 20,
    })
    await fc.assert(
      fc.asyncProperty(catalogue, fc.constantFrom(...FORMATS), async (records, format) => {
        await empty()
        const items = records.map((record, place) => ({ id: `trip-${place}`, ...record }))
        const first = await importText(JSON.stringify(items), 'json')
        expect(first).toEqual([expect.objectContaining({ type: 'done', added: items.length })])
        const before = await exported(format)
        await empty()
        const second = await importText(before, format)
        expect(second).toEqual([expect.objectContaining({ type: 'done', added: items.length })])
        expect(await exported(format)).toBe(before)
      }),
      { numRuns: 8 },
    )
  }, 240_000)

  test('every field of an escape detail record is stored as it was given', async () => {
    await fc.assert(
      fc.asyncProperty(detailRecord, async (record) => {
        await empty()
        await importText(JSON.stringify({ id: 'detail', ...record }), 'jsonl')
        const { value: [stored] = [] } = await readStoredCatalogue(database.db).next()
        const { location, reviewCount, reviews, instructor, price, ...same } = record
        const isBand = PRICE_BANDS.some((band) => band === price)
        expect(stored).toMatchObject({
          ...same,
          contentType: 'escape',
          reviews: reviewCount,
          ...(location && {
            location: location.name,
            coordinates: location.coordinates,
            address: location.address,
          }),
          ...(reviews && { reviewList: reviews }),
          ...(instructor && { host: instructor }),
          ...(price && (isBand ? { price } : { priceText: price })),
        })
      }),
      { numRuns: 40 },
    )
  }, 240_000)

  test('spec 3 · entities · directory entries · come out as they went in', async () => {
    const place = fc.nat(1_000).map((n) => `place-${n}`)
    const described = { title: words, slug: place, image: address, description: words, count }
    const record = fc.oneof(
      fc.record({ entity: fc.constant('escape-category'), ...described }),
      fc.record({ entity: fc.constant('experience-category'), ...described }),
      fc.record({ entity: fc.constant('location'), name: words, slug: place, image: address }),
      fc.record({ entity: fc.constant('amenity'), name: words, slug: place }),
      fc.record({
        entity: fc.constant('category'),
        title: words,
        path: fc.constantFrom('/escapes', '/experiences'),
        image: address,
        description: words,
        subcategories: list,
        placeholder: words,
      }),
    )
    const records = fc.uniqueArray(record, {
      selector: (each) => `${each.entity} ${'slug' in each ? each.slug : each.path}`,
      minLength: 1,
      maxLength: 10,
    })
    await fc.assert(
      fc.asyncProperty(records, async (entries) => {
        await empty()
        const events = await importText(JSON.stringify(entries), 'json')
        expect(events).toEqual([expect.objectContaining({ type: 'done', added: entries.length })])
        const stored = await listDirectoryEntries(database.db)
        expect(stored).toHaveLength(entries.length)
        expect(stored).toEqual(expect.arrayContaining(entries))
        const before = await exported('jsonl')
        await empty()
        await importText(before, 'jsonl')
        expect(await exported('jsonl')).toBe(before)
        const again = await importText(before, 'jsonl')
        expect(again).toEqual([expect.objectContaining({ unchanged: entries.length })])
      }),
      { numRuns: 20 },
    )
  }, 240_000)
})
