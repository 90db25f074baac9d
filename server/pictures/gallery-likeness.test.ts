import { expect, test } from 'vitest'
import { sampleCatalogue } from '#data/seed/sample-catalogue.ts'
import { artwork } from '#domain/artwork/artwork.ts'
import { galleryPrintOf } from '#domain/artwork/gallery/gallery-of.ts'
import { VIEWS } from '#domain/artwork/gallery-views.ts'
import { distanceOf, lookOf } from './look.test-kit.ts'

const LISTINGS = sampleCatalogue(new Date(0))
/** Of 192 bits and of 255 levels; the nearest pairs above both show two things on a contact sheet. */
const ALIKE = { bits: 30, levels: 8 }
/** px; enough for nine samples across, and painted in half the time. */
const WIDTH = 160

test('every gallery shows six different scenes', () => {
  for (const listing of LISTINGS) {
    const scenes = VIEWS.map((view) => galleryPrintOf(listing, view).scene)
    expect(new Set(scenes).size, `${listing.title}: ${scenes.join(' ')}`).toBe(VIEWS.length)
  }
})

test('no two prints of a gallery look alike', { timeout: 300_000 }, async () => {
  const alike: string[] = []
  for (const listing of LISTINGS) {
    const looks = await Promise.all(
      VIEWS.map((view) => lookOf(galleryPrintOf(listing, view), WIDTH)),
    )
    for (const [i, one] of looks.entries()) {
      for (const [j, other] of looks.slice(i + 1).entries()) {
        const { bits, levels } = distanceOf(one, other)
        if (bits < ALIKE.bits && levels < ALIKE.levels)
          alike.push(`${listing.title}: ${i} and ${i + 1 + j} (${bits}, ${levels})`)
      }
    }
  }
  expect(alike).toEqual([])
})

test('a print of a gallery has at most 12 kB', () => {
  const large = LISTINGS.flatMap((listing) =>
    VIEWS.filter((view) => artwork(galleryPrintOf(listing, view)).length > 12_000).map(
      (view) => `${listing.title}: ${view}`,
    ),
  )
  expect(large).toEqual([])
})
