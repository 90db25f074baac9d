import { CATEGORY_NAMES } from '../listing/category.ts'
import { WELLNESS_TAGS } from '../listing/listing.ts'
import type { PrintAddress } from './address.ts'
import { VIEWS, type View } from './gallery-views.ts'
import { SCENE_NAMES } from './scene-names.ts'
import { HOUSE_NAMES, type HouseChoice } from './scenery/buildings.ts'
import { PRINT_RATIOS } from './sizes.ts'

/** Longest slug and longest seed that an address may carry, in characters. */
const SLUG_LIMIT = 120
const SEED_LIMIT = 40

const oneOf = (names: readonly (string | number)[]) => `(${names.join('|')})`
const RATIO = oneOf(PRINT_RATIOS)
const WORDS = '([a-z0-9]+(?:-[a-z0-9]+)*)'
const HOUSES: readonly HouseChoice[] = [...HOUSE_NAMES, 'none']

const SCENE_FILE = new RegExp(
  [
    `^scene-${oneOf(SCENE_NAMES)}-${oneOf(WELLNESS_TAGS)}(-quiet)?`,
    `(?:-${oneOf(HOUSES)})?(?:~([A-Za-z0-9]+))?-${RATIO}\\.svg$`,
  ].join(''),
)
const DEFAULT_FILE = new RegExp(`^${oneOf(CATEGORY_NAMES)}-default(-quiet)?-${RATIO}\\.svg$`)
const LISTING_FILE = new RegExp(`^${WORDS}-${oneOf(VIEWS)}-${RATIO}\\.svg$`)
const SLUG = new RegExp(`^${WORDS}$`)

/** The inverse of `printFile`; null for any other name. */
export function readPrintFile(file: string): PrintAddress | null {
  if (file.length > SLUG_LIMIT + SEED_LIMIT) return null
  return readSceneFile(file) ?? readDefaultFile(file) ?? readListingFile(file)
}

/** A slug in an address; null when it is invalid. */
export function readSlug(text: string): string | null {
  return text.length <= SLUG_LIMIT && SLUG.test(text) ? text : null
}

function readSceneFile(file: string): PrintAddress | null {
  const found = SCENE_FILE.exec(file)
  if (!found) return null
  const [, sceneText, hourText, quiet, houseText, seed = null, ratioText] = found
  const scene = SCENE_NAMES.find((name) => name === sceneText)
  const hour = WELLNESS_TAGS.find((name) => name === hourText)
  const ratio = PRINT_RATIOS.find((name) => name === ratioText)
  if (!scene || !hour || !ratio || (seed && seed.length > SEED_LIMIT)) return null
  const house = HOUSES.find((name) => name === houseText) ?? null
  const variant = { seed, house }
  return { kind: 'scene', scene, hour, quiet: quiet !== undefined, ratio, variant }
}

function readView(text: string | undefined): View | null {
  return VIEWS.find((number) => String(number) === text) ?? null
}

function readDefaultFile(file: string): PrintAddress | null {
  const [, categoryText, quiet, ratioText] = DEFAULT_FILE.exec(file) ?? []
  const category = CATEGORY_NAMES.find((name) => name === categoryText)
  const ratio = PRINT_RATIOS.find((name) => name === ratioText)
  if (!category || !ratio) return null
  return { kind: 'default', category, quiet: quiet !== undefined, ratio }
}

function readListingFile(file: string): PrintAddress | null {
  const [, slugText, viewText, ratioText] = LISTING_FILE.exec(file) ?? []
  const slug = slugText === undefined ? null : readSlug(slugText)
  const view = readView(viewText)
  const ratio = PRINT_RATIOS.find((name) => name === ratioText)
  if (!slug || view === null || !ratio) return null
  return { kind: 'listing', slug, view, ratio }
}
