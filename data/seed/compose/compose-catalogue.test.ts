import { expect, test } from 'vitest'
import { isListable, type Listing, PRICE_BANDS } from '#domain/listing/listing.ts'
import { sampleCatalogue } from '../sample-catalogue.ts'
import type { SampleListing } from '../sample-listing.ts'
import { composeCatalogue } from './compose-catalogue.ts'
import { PLACES } from './places.ts'

const many = [...composeCatalogue({ listings: 20_000, seed: 'test' })]
const sample = sampleCatalogue(new Date('2026-11-01T00:00:00Z')).filter((item) => item.listed)
const escapes = many.filter((item) => item.contentType === 'escape')

test('the same order gives the same listings, another seed gives others', () => {
  const first = [...composeCatalogue({ listings: 300, seed: 'a' })]
  expect([...composeCatalogue({ listings: 300, seed: 'a' })]).toEqual(first)
  const other = [...composeCatalogue({ listings: 300, seed: 'b' })]
  expect(other.map((item) => item.description)).not.toEqual(first.map((item) => item.description))
})

test('any number is composed, with numbered ids', () => {
  expect([...composeCatalogue({ listings: 1, seed: 'a' })]).toHaveLength(1)
  expect(many).toHaveLength(20_000)
  expect(escapes[0]?.id).toBe('esc-17')
  for (const [prefix, from] of [
    ['exp', 29],
    ['ess', 33],
    ['enh', 33],
  ] as const) {
    expect(many.find((item) => item.id.startsWith(prefix))?.id).toBe(`${prefix}-${from}`)
  }
})

test('no two of twenty thousand share an id, an address or a description', () => {
  for (const field of ['id', 'slug', 'description', 'longDescription'] as const) {
    expect(new Set(many.map((item) => item[field])).size, field).toBe(many.length)
  }
  expect(new Set(many.slice(0, 2000).map((item) => item.title)).size).toBe(2000)
})

test('every slot is filled and no word is used that we do not use', () => {
  const wrong = many.flatMap((item) => {
    const text = JSON.stringify(item)
    const found =
      /undefined|NaN|\{[a-zA-Z0-9]+\}|\b([Cc]ure[sd]?|[Tt]reats?|[Hh]eals?|[Hh]ealed|[Nn]estled|[Oo]asis|[Uu]nwind|[Rr]ejuvenate)\b|!/.exec(
        text,
      )
    return found
      ? [`${item.id}: ${text.slice(Math.max(0, found.index - 40), found.index + 40)}`]
      : []
  })
  expect(wrong.slice(0, 5)).toEqual([])
})

test('long descriptions have two or three paragraphs of a fair length', () => {
  const odd = many.filter(({ longDescription }) => {
    const words = longDescription
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/).length
    const paragraphs = longDescription.split('<p>').length - 1
    return words < 50 || words > 160 || paragraphs < 2 || paragraphs > 3
  })
  expect(odd.map((item) => item.longDescription).slice(0, 3)).toEqual([])
})

test('the detail page of every listing is complete', () => {
  const poor = many.filter(
    (item) =>
      !isListable(item) ||
      !item.benefits?.length ||
      !item.amenityGroups?.length ||
      !item.inclusions?.length ||
      !item.requirements?.length ||
      !item.faqs?.length ||
      !item.host ||
      !item.cancellation ||
      !item.priceDetails ||
      !item.duration ||
      (item.verified === true && !item.verification) ||
      (item.contentType === 'experience' && !item.schedule) ||
      (item.contentType === 'enhancement' && !item.offering) ||
      (item.reviews ?? 0) < (item.reviewList?.length ?? 0),
  )
  expect(poor.map((item) => item.id)).toEqual([])
})

test('price bands follow from amounts', () => {
  const limits: Record<SampleListing['contentType'], number[]> = {
    escape: [120, 220, 380],
    experience: [40, 120, 400],
    essential: [30, 80, 200],
    enhancement: [30, 80, 200],
  }
  const wrong = many.filter(({ contentType, amount, price }) => {
    const dollars = (amount?.minor ?? 0) / 100
    const [low = 0, middle = 0, high = 0] = limits[contentType]
    const band = dollars < low ? 0 : dollars <= middle ? 1 : dollars <= high ? 2 : 3
    return price !== PRICE_BANDS[band]
  })
  expect(wrong.map((item) => item.id)).toEqual([])
})

test('an escape agrees with its place', () => {
  const placeOf = (item: SampleListing) => PLACES.find((place) => place.location === item.location)
  const wrong = escapes.filter((item) => {
    const place = placeOf(item)
    const near = (axis: 'lat' | 'lng') =>
      Math.abs((item.coordinates?.[axis] ?? 99) - (place?.coordinates[axis] ?? 0)) < 0.02
    const inn = item.type === 'Ryokan' || /ryokan/i.test(item.title)
    const has = (amenity: string) => item.amenities?.includes(amenity) ?? false
    return (
      !place ||
      item.country !== place.country ||
      !near('lat') ||
      !near('lng') ||
      (inn && (item.country !== 'JP' || item.type !== 'Ryokan')) ||
      (item.categories?.includes('desert-camps') && !place.lands.includes('desert')) ||
      (item.categories?.includes('mountain-lodges') && !place.lands.includes('mountains')) ||
      (item.country === 'ID' && !item.location?.endsWith('Indonesia')) ||
      (has('hot-springs') && !place.lands.includes('hot-spring')) ||
      (has('beach-access') && !place.lands.some((land) => land === 'sea' || land === 'island')) ||
      (item.tags?.includes('hot spring') &&
        !has('hot-springs') &&
        place.lands[0] !== 'hot-spring') ||
      (has('wifi') && has('no-wifi')) ||
      (has('adults-only') && has('family-rooms'))
    )
  })
  expect(wrong.map((item) => `${item.id} ${item.title} ${item.location}`)).toEqual([])
})

test('every fifth escape carries "burnout", the others do not', () => {
  const listed = sample.filter((item) => item.contentType === 'escape')
  const carrying = listed.flatMap((item, place) => (item.tags.includes('burnout') ? [place] : []))
  expect(carrying).toEqual(listed.flatMap((_, place) => (place % 5 === 0 ? [place] : [])))
})

test('an experience has a time zone that exists, and agrees with itself', () => {
  const zones = new Set(many.flatMap((item) => item.schedule?.timeZone ?? []))
  for (const timeZone of zones)
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  const wrong = many.filter(({ schedule, location, country, groupSize }) => {
    if (!schedule) return false
    return (
      (location === 'Online') !== (country === null) || !groupSize?.includes(String(schedule.seats))
    )
  })
  expect(wrong.map((item) => item.id)).toEqual([])
})

test('the flagships lead the order of the escapes', () => {
  const score = (item: Listing) =>
    ((item.rating ?? 4.2) * item.reviews + 4.2 * 20) / (item.reviews + 20)
  const best = sample
    .filter((item) => item.contentType === 'escape')
    .sort((one, other) => score(other) - score(one))
  expect(best.slice(0, 10).filter((item) => item.id.startsWith('esc-'))).toEqual([])
})

test('few are recommended, and few are new', () => {
  const share = (test: (item: SampleListing) => unknown) => many.filter(test).length / many.length
  expect(share((item) => item.isAIRecommended)).toBeGreaterThan(0.04)
  expect(share((item) => item.isAIRecommended)).toBeLessThan(0.1)
  expect(share((item) => item.listedDaysAgo < 60)).toBeGreaterThan(0.06)
  expect(share((item) => item.listedDaysAgo < 60)).toBeLessThan(0.1)
})

test('neighbours in a category do not read alike', () => {
  const categories = [...new Set(sample.flatMap((item) => item.categories))]
  const alike = categories.flatMap((category) => {
    const row = sample.filter((item) => item.categories.includes(category)).map(toRead)
    return row.flatMap((one, place) =>
      row.slice(place + 1, place + 12).flatMap((other) => {
        const same = one.firstSentence === other.firstSentence || one.firstLine === other.firstLine
        return same || overlap(one.shingles, other.shingles) > 0.4
          ? [`${category}: ${one.id} and ${other.id}`]
          : []
      }),
    )
  })
  expect(alike).toEqual([])
})

function toRead({ id, description, longDescription }: Listing) {
  const text = `${description} ${longDescription}`.replace(/<[^>]+>/g, ' ')
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  return {
    id,
    firstLine: description.split(/(?<=[.:])\s/)[0],
    firstSentence: longDescription.split(/(?<=[.:])\s|<\/p>/)[0],
    shingles: new Set(words.slice(3).map((_, place) => words.slice(place, place + 4).join(' '))),
  }
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((shingle) => other.has(shingle)).length
  return shared / Math.min(one.size, other.size)
}
