import { z } from 'zod'
import { CATEGORIES, CATEGORY_NAMES } from '../listing/category.ts'
import { readStrictly } from '../text/read-strictly.ts'
import { catalogueText, SLUG, webAddress } from './catalogue-text.ts'

const name = catalogueText(200).pipe(z.string().min(1))
const slug = z.string().max(100).regex(SLUG, 'is no slug ("two-words")')
const image = webAddress.optional()
const description = catalogueText(2_000).optional()

function subcategoryOf<T extends 'escape-category' | 'experience-category'>(entity: T) {
  const count = z.int().min(0).optional()
  return z.strictObject({ entity: z.literal(entity), title: name, slug, image, description, count })
}

const directoryEntry = z.discriminatedUnion('entity', [
  z.strictObject({
    entity: z.literal('category'),
    title: name,
    path: z.enum(CATEGORY_NAMES.map((category) => CATEGORIES[category].path)),
    image,
    description,
    subcategories: z.array(name).max(50).default([]),
    placeholder: catalogueText(200).optional(),
  }),
  subcategoryOf('escape-category'),
  subcategoryOf('experience-category'),
  z.strictObject({ entity: z.literal('location'), name, slug, image }),
  z.strictObject({ entity: z.literal('amenity'), name, slug }),
])

/** A category, location or amenity of specification section 3 in an import. */
export type DirectoryEntry = z.infer<typeof directoryEntry>
export type ReadEntry = { entry: DirectoryEntry; unknown: string[] } | { reason: string }

/** Parses a record that names its entity ("location"); null means an absent field. */
export function readDirectoryEntry(record: Record<string, unknown>): ReadEntry {
  const given = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null))
  const read = readStrictly(directoryEntry, given, (path) => path.map(String).join('.') || 'item')
  return 'reason' in read ? read : { entry: read.value, unknown: read.unknown }
}
