import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sampleCatalogue } from '#data/seed/sample-catalogue.ts'
import { artwork } from '#domain/artwork/artwork.ts'
import { printOf } from '#domain/artwork/subjects/scene-of.ts'

const LISTINGS = sampleCatalogue(new Date(0))
/** Cards on the first screens of a list. */
const FIRST = 24
/** Samples of a print: columns and rows. */
const [COLUMNS, ROWS] = [9, 8]
/** Of 192 bits and of 255 levels; below both, two prints look the same on a contact sheet. */
const ALIKE = { bits: 24, levels: 4 }

type Look = { bits: number[]; levels: number[] }

/** A difference hash of each colour channel, and the samples that it is made of. */
async function lookOf(listing: (typeof LISTINGS)[number]): Promise<Look> {
  const svg = artwork({ ...printOf(listing), width: 320, height: 240 })
  // The texture of the paper is the same everywhere, and takes most of the time to paint.
  const plain = svg.replace(/<filter.*?<\/filter>/g, '').replace(/<rect[^>]*filter=[^>]*>/g, '')
  const samples = await sharp(Buffer.from(plain))
    .removeAlpha()
    .resize(COLUMNS, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer()
  const levels = [...samples]
  const bits = levels.flatMap((level, i) => {
    const column = Math.floor(i / 3) % COLUMNS
    return column === COLUMNS - 1 ? [] : [level > (levels[i + 3] ?? 0) ? 1 : 0]
  })
  return { bits, levels }
}

function differenceOf(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0)
}

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
      if (!looks.has(listing.id)) looks.set(listing.id, await lookOf(listing))
    }
    for (const [i, one] of first.entries()) {
      for (const other of first.slice(i + 1)) {
        const [a, b] = [looks.get(one.id), looks.get(other.id)]
        if (!a || !b) throw new Error('Every listing has a look')
        const bits = differenceOf(a.bits, b.bits)
        const levels = differenceOf(a.levels, b.levels) / a.levels.length
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
