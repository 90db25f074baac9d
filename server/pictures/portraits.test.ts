import { expect, test } from 'vitest'
import { sampleCatalogue } from '#data/seed/sample-catalogue.ts'
import { printFile } from '#domain/artwork/address.ts'
import { artwork } from '#domain/artwork/artwork.ts'
import { readPrintFile } from '#domain/artwork/read-address.ts'
import { PRINT_SIZES } from '#domain/artwork/sizes.ts'
import { portraitAddress } from '#domain/listing/picture.ts'
import { distanceOf, lookOf } from './look.test-kit.ts'

const HOSTS = new Map(
  sampleCatalogue(new Date(0)).flatMap((listing) =>
    listing.host ? [[listing.host.name, listing]] : [],
  ),
)
const LISTINGS = [...HOSTS.values()]

/** The drawing at the address of a host's portrait. */
function portraitOf(listing: (typeof LISTINGS)[number]) {
  const address = readPrintFile(printFile(portraitAddress(listing, '1x1')))
  if (address?.kind !== 'scene') throw new Error('A portrait is a scene')
  const { scene, hour, variant } = address
  return { scene, hour, seed: variant.seed ?? '', ...PRINT_SIZES['1x1'] }
}

test('every host has a portrait of at most 6 kB, and the same one everywhere', () => {
  expect(LISTINGS.length).toBeGreaterThan(100)
  for (const listing of LISTINGS) {
    const svg = artwork(portraitOf(listing))
    expect(svg.length, listing.host?.name).toBeLessThan(6_000)
    expect(artwork(portraitOf({ ...listing, slug: 'elsewhere', id: 'x' }))).toBe(svg)
  }
})

test('neighbouring hosts do not look alike', async () => {
  const looks = await Promise.all(LISTINGS.slice(0, 24).map((item) => lookOf(portraitOf(item))))
  const alike = looks.flatMap((one, i) =>
    looks.slice(i + 1).flatMap((other, j) => {
      const { bits, levels } = distanceOf(one, other)
      return bits < 16 && levels < 4 ? [`${i} and ${i + 1 + j} (${bits}, ${levels})`] : []
    }),
  )
  expect(alike).toEqual([])
})
