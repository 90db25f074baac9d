import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CATEGORY_NAMES } from '../listing/category.ts'
import { WELLNESS_TAGS } from '../listing/listing.ts'
import { type PrintAddress, printFile } from './address.ts'
import { VIEWS } from './gallery-views.ts'
import { readPrintFile, readSlug } from './read-address.ts'
import { SCENE_NAMES } from './scene-names.ts'
import { HOUSE_NAMES } from './scenery/buildings.ts'
import { PRINT_RATIOS } from './sizes.ts'

const ratio = fc.constantFrom(...PRINT_RATIOS)
const slug = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,6}$/)
const address: fc.Arbitrary<PrintAddress> = fc.oneof(
  fc.record({
    kind: fc.constant('listing' as const),
    slug,
    view: fc.constantFrom(...VIEWS),
    ratio,
  }),
  fc.record({
    kind: fc.constant('default' as const),
    category: fc.constantFrom(...CATEGORY_NAMES),
    quiet: fc.boolean(),
    ratio,
  }),
  fc.record({
    kind: fc.constant('scene' as const),
    scene: fc.constantFrom(...SCENE_NAMES),
    hour: fc.constantFrom(...WELLNESS_TAGS),
    quiet: fc.boolean(),
    ratio,
    variant: fc.record({
      seed: fc.option(fc.stringMatching(/^[A-Za-z0-9]{1,40}$/)),
      house: fc.option(fc.constantFrom(...HOUSE_NAMES, 'none' as const)),
    }),
  }),
)

test('every address is read back as it was written', () => {
  fc.assert(
    fc.property(address, (asked) => {
      expect(readPrintFile(printFile(asked))).toEqual(asked)
    }),
  )
})

test('addresses have the documented form', () => {
  expect(readPrintFile('cedar-and-tide-cabins-0-4x3.svg')).toMatchObject({
    slug: 'cedar-and-tide-cabins',
    view: 0,
    ratio: '4x3',
  })
  expect(readPrintFile('escapes-default-quiet-1x1.svg')).toMatchObject({
    category: 'escapes',
    quiet: true,
  })
  expect(readPrintFile('scene-hot-spring-calm-quiet-none~Sleep-4x5.svg')).toMatchObject({
    scene: 'hot-spring',
    hour: 'calm',
    quiet: true,
    variant: { seed: 'Sleep', house: 'none' },
    ratio: '4x5',
  })
})

test.each([
  'listing-6-4x3.svg',
  'listing-0-16x9.svg',
  'listing-4x3.svg',
  'listing-0-4x3.png',
  'Listing-0-4x3.svg',
  '-0-4x3.svg',
  'a--b-0-4x3.svg',
  '../secret-0-4x3.svg',
  'a%2fb-0-4x3.svg',
  'a-0-4x3.svg\n',
  'a-0-constructor.svg',
  'constructor-default-4x3.svg',
  'scene-nowhere-calm-4x3.svg',
  'scene-lake-noon-4x3.svg',
  'scene-lake-calm~-4x3.svg',
  'scene-lake-calm~a"b-4x3.svg',
  `scene-lake-calm~${'a'.repeat(41)}-4x3.svg`,
  `${'a'.repeat(121)}-0-4x3.svg`,
  '',
])('%j is no address', (file) => {
  expect(readPrintFile(file)).toBeNull()
})

test('a slug has words and hyphens, at most 120 characters', () => {
  expect(readSlug('sea-house-2')).toBe('sea-house-2')
  expect(readSlug('a'.repeat(120))).not.toBeNull()
  for (const bad of ['', '-a', 'a-', 'a b', 'é', 'a/b', 'a'.repeat(121)]) {
    expect(readSlug(bad)).toBeNull()
  }
})
