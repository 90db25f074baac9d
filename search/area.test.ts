import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { saveListings } from '#data/catalogue/listings.ts'
import { listings as table } from '#data/db/schema.ts'
import { CONTENT_TYPES } from '#domain/listing/category.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { everything, type ListingQuery } from '#domain/listing/listing-query.ts'
import { readNeed } from '#domain/need/need.ts'
import { areaPoint, type Point } from '#domain/place/public-place.ts'
import { NO_POINT_METRES } from '#domain/place/search-area.ts'
import { testDatabase } from '#test/database.ts'
import { randomListings } from '#test/random-listings.ts'
import { createSearchCore } from './core/core.ts'
import { createBulkBuilder } from './core/index/bulk.ts'
import { conceptsOf, language } from './language.ts'
import type { SearchPort } from './port.ts'
import { createSqlSearch } from './sql/sql-search.ts'

const QUESTIONS = 2_000
const database = testDatabase()

const around = (lat: number, lng: number) => ({ lat, lng })
/** Places that a map draws badly: the date line from both sides, the poles, and one grid cell. */
const CORNERS = [
  around(0, 180),
  around(0, -180),
  around(-17.713, 179.994),
  around(-17.713, -179.996),
  around(90, 0),
  around(-90, 0),
  around(89.999, -120.5),
  around(-89.996, 60.25),
  around(64.1466, -21.9426),
  around(64.1467, -21.9424),
  around(0, 0),
]
const degrees = (limit: number) =>
  fc.integer({ min: -limit * 10_000, max: limit * 10_000 }).map((n) => n / 10_000)
const point = fc.oneof(
  fc.constantFrom(...CORNERS),
  fc.record({ lat: degrees(90), lng: degrees(180) }),
)

const box = fc
  .tuple(
    point,
    fc.double({ min: 0.01, max: 120, noNaN: true }),
    fc.double({ min: 0.01, max: 300, noNaN: true }),
  )
  .map(([{ lat, lng }, high, wide]) => ({
    south: rounded(Math.max(-90, lat - high / 2)),
    north: rounded(Math.min(90, lat + high / 2)),
    west: rounded(turned(lng - wide / 2)),
    east: rounded(turned(lng + wide / 2)),
  }))
const near = fc
  .tuple(point, fc.option(fc.integer({ min: 1, max: 9_000 }), { nil: null, freq: 2 }))
  .map(([centre, km]) => ({ ...centre, km }))
const question = fc.record({
  area: fc.option(box, { nil: null, freq: 2 }),
  near,
  sort: fc.constantFrom('nearest', 'nearest', 'rating'),
}) satisfies fc.Arbitrary<Pick<ListingQuery, 'area' | 'near' | 'sort'>>

const rounded = (value: number) => Math.round(value * 10_000) / 10_000
const turned = (lng: number) => (lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng)

/** Distance by the angle between two unit vectors: another formula than the one that is tested. */
function kilometres(a: Point, b: Point): number {
  const vectorOf = ({ lat, lng }: Point): [number, number, number] => {
    const [polar, turn] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
    return [Math.cos(polar) * Math.cos(turn), Math.cos(polar) * Math.sin(turn), Math.sin(polar)]
  }
  const [[ax, ay, az], [bx, by, bz]] = [vectorOf(a), vectorOf(b)]
  const cross = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx)
  return 6371 * Math.atan2(cross, ax * bx + ay * by + az * bz)
}

/** How far east of the western edge, 0 to 360. */
const eastOf = (west: number, lng: number) => (((lng - west) % 360) + 360) % 360

function isInside(own: Point | null, { area, near: centre }: ListingQuery): boolean {
  if (own === null) return area === null && (centre?.km ?? null) === null
  const isInBox =
    area === null ||
    (own.lat >= area.south &&
      own.lat <= area.north &&
      // Sums of degrees are off in the fifteenth digit.
      eastOf(area.west, own.lng) <= eastOf(area.west, area.east) + 1e-9)
  return isInBox && (!centre?.km || kilometres(centre, own) <= centre.km)
}

const SAMPLE: Listing[] = randomListings(400, 30).map((listing, index) => ({
  ...listing,
  contentType: CONTENT_TYPES[index % 4] ?? 'escape',
  listed: true,
  coordinates: index % 9 === 0 ? null : (fc.sample(point, { seed: index, numRuns: 1 })[0] ?? null),
}))
/** As a reader gets it: of a stay, its area. */
const PUBLIC = SAMPLE.map((listing) => {
  const { coordinates, contentType } = listing
  return contentType === 'escape' && coordinates
    ? { ...listing, coordinates: areaPoint(coordinates) }
    : listing
})
const POINTS = new Map(PUBLIC.map(({ id, coordinates }) => [id, coordinates]))

const readCandidates = async (ids: readonly string[]) => PUBLIC.filter(({ id }) => ids.includes(id))

const ADAPTERS: Record<string, () => Promise<SearchPort>> = {
  core: async () => {
    const builder = createBulkBuilder(conceptsOf)
    builder.add(PUBLIC)
    const built = { data: builder.finish(), seq: 0 }
    return createSearchCore({ language, readCandidates, built })
  },
  SQL: async () => {
    await database.db.delete(table)
    await saveListings(database.db, structuredClone(SAMPLE))
    return createSqlSearch(database.db)
  },
}

describe.each(Object.keys(ADAPTERS))('%s', (adapter) => {
  let port: SearchPort
  beforeAll(async () => {
    port = await (ADAPTERS[adapter] as () => Promise<SearchPort>)()
  })

  test('boxes, radii and distances equal a full scan', async () => {
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        const query = { ...everything(), ...asked }
        const answer = await port.search(query, { page: 1, perPage: 500 }, { facets: false })
        const ids = answer.hits.map(({ id }) => id)
        const inside = PUBLIC.filter(({ coordinates }) => isInside(coordinates, query))
        expect([...ids].sort()).toEqual(inside.map(({ id }) => id).sort())
        expect(answer.total).toBe(inside.length)
        if (query.sort !== 'nearest') return
        const away = ids.map((id) => distanceTo(query, POINTS.get(id) ?? null))
        // Two formulas differ by less than a metre.
        expect(away.filter((metres, at) => metres < (away[at - 1] ?? 0) - 1)).toEqual([])
      }),
      { numRuns: QUESTIONS },
    )
  }, 240_000)

  test('an order by distance goes on after a cursor', async () => {
    const query = {
      ...everything(),
      sort: 'nearest',
      near: { lat: -17, lng: 179, km: null },
    } as const
    const whole = await port.search(query, { page: 1, perPage: 500 })
    const ids: string[] = []
    let after: string | null = null
    do {
      const part = await port.search(query, { after, limit: 70 })
      ids.push(...part.hits.map(({ id }) => id))
      after = part.nextCursor
    } while (after !== null)
    expect(ids).toEqual(whole.hits.map(({ id }) => id))
    expect(ids).toHaveLength(SAMPLE.length)
  })

  test('what is retrieved around a point is inside the radius', async () => {
    await fc.assert(
      fc.asyncProperty(near, async (centre) => {
        const fits = await port.retrieve(readNeed(''), { limit: 160, near: centre })
        const inside = PUBLIC.filter(({ coordinates }) =>
          isInside(coordinates, { ...everything(), near: centre }),
        )
        const ids = fits.map(({ candidate }) => candidate.id)
        expect(inside.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
        expect(ids).toHaveLength(Math.min(160, inside.length))
      }),
      { numRuns: 100 },
    )
  }, 60_000)

  test('facets count inside the area', async () => {
    const area = { south: -30, west: 150, north: 30, east: -150 }
    const { facets, total } = await port.search({ ...everything(), area }, { page: 1, perPage: 1 })
    expect(total).toBeGreaterThan(0)
    expect(facets.contentType.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  })
})

/** In whole metres, as lists compare; a listing without a point is farthest. */
function distanceTo({ near: centre }: ListingQuery, own: Point | null): number {
  if (own === null || !centre) return NO_POINT_METRES
  return Math.round(kilometres(centre, own) * 1_000)
}
