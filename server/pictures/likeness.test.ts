import { expect, test } from 'vitest'
import { sampleCatalogue } from '#data/seed/sample-catalogue.ts'
import { artwork } from '#domain/artwork/artwork.ts'
import { printOf } from '#domain/artwork/subjects/scene-of.ts'
import { distanceOf, type Look, lookOf } from './look.test-kit.ts'

const LISTINGS = sampleCatalogue(new Date(0))
/** Cards on the first screens of a list. */
const FIRST = 24
/** Of 192 bits and of 255 levels; below both, two prints look the same on a contact sheet. */
const ALIKE = { bits: 24, levels: 4 }

/** The listings of each content type, and of each type within it, in catalogue order. */
function listsOf(): Map<string, typeof LISTINGS> {
  const lists = new Map<string, typeof LISTINGS>()
  for (const listing of LISTINGS) {
    for (const name of [listing.contentType, `${listing.contentType} ${listing.type}`]) {
      lists.set(name, [...(lists.get(name) ?? []), listing])
    }
  }
  return lists
}

test('no two of the first cards of a list look alike', async () => {
  const looks = new Map<string, Look>()
  const alike: string[] = []
  for (const [name, list] of listsOf()) {
    const first = list.slice(0, FIRST)
    for (const listing of first) {
      if (!looks.has(listing.id)) looks.set(listing.id, await lookOf(printOf(listing)))
    }
    for (const [i, one] of first.entries()) {
      for (const other of first.slice(i + 1)) {
        const [a, b] = [looks.get(one.id), looks.get(other.id)]
        if (!a || !b) throw new Error('Every listing has a look')
        const { bits, levels } = distanceOf(a, b)
        if (bits < ALIKE.bits && levels < ALIKE.levels)
          alike.push(`${name}: ${one.title} / ${other.title} (${bits}, ${levels})`)
      }
    }
  }
  expect(alike).toEqual([])
})

test('a card has at most 12 kB', () => {
  const large = LISTINGS.filter((listing) => artwork(printOf(listing)).length > 12_000)
  expect(large.map(({ title }) => title)).toEqual([])
})
