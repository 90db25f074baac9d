import { isRecord } from '../chat/suggestion.ts'
import { CATEGORIES, CATEGORY_NAMES, type ContentType } from '../listing/category.ts'

/** A record with the field names of the catalogue, and the original name of each renamed field. */
export type Shaped = { item: Record<string, unknown>; givenAs: ReadonlyMap<string, string> }

/** Fields of the specification's entities with another name in the catalogue. */
const RENAMED: readonly (readonly [given: string, stored: string])[] = [
  ['reviewCount', 'reviews'],
  ['image', 'thumbnail'],
  ['instructor', 'host'],
]
/** Fields that only an escape detail record or a featured property has. */
const OF_ESCAPES = ['instructor', 'dates', 'groupSize', 'certification', 'reviewCount'] as const
const PLACE = [
  ['name', 'location'],
  ['coordinates', 'coordinates'],
  ['address', 'address'],
] as const

/**
 * Converts a record in any shape of specification section 3 (content item, experience card, upcoming
 * event, featured property, experience detail record, escape detail record) to an item of the catalogue.
 * Where two names of one field have different values, the other name stays and is reported as unknown.
 */
export function toCatalogueShape(record: Record<string, unknown>): Shaped {
  const item = { ...record }
  const givenAs = new Map<string, string>()
  function rename(given: string, stored: string): void {
    if (!(given in item)) return
    if (stored in item && item[stored] !== item[given]) return
    item[stored] = item[given]
    delete item[given]
    givenAs.set(stored, given)
  }
  if (!('contentType' in item)) {
    const contentType = contentTypeOf(record)
    if (contentType) item['contentType'] = contentType
  }
  // A content item counts its reviews; an escape detail record lists them.
  if (Array.isArray(item['reviews'])) rename('reviews', 'reviewList')
  for (const [given, stored] of RENAMED) rename(given, stored)
  readPlace(item, givenAs)
  readPath(item, givenAs)
  const { price } = item
  if (typeof price === 'string' && !/^\s*\$*\s*$/.test(price)) rename('price', 'priceText')
  return { item, givenAs }
}

/** The content type implied by the fields of a record; null where there is none. */
export function contentTypeOf(record: Record<string, unknown>): ContentType | null {
  const { path } = record
  if (typeof path === 'string') return CATEGORIES[categoryOfPath(path) ?? 'experiences'].contentType
  if ('format' in record) return 'experience'
  const isEscape =
    isRecord(record['location']) || OF_ESCAPES.some((name) => Object.hasOwn(record, name))
  return isEscape ? 'escape' : null
}

/** Location {name, coordinates, address} of an escape detail record. */
function readPlace(item: Record<string, unknown>, givenAs: Map<string, string>): void {
  const place = item['location']
  if (!isRecord(place)) return
  delete item['location']
  const rest = { ...place }
  for (const [given, stored] of PLACE) {
    if (!(given in rest) || stored in item) continue
    item[stored] = rest[given]
    delete rest[given]
    givenAs.set(stored, `location.${given}`)
  }
  for (const [name, value] of Object.entries(rest)) item[`location.${name}`] = value
}

/** The path of an upcoming event: /directory/experiences/{category}/{slug}. */
function readPath(item: Record<string, unknown>, givenAs: Map<string, string>): void {
  const { path } = item
  if (typeof path !== 'string') return
  const [slug, category] = path.split('/').filter(Boolean).toReversed()
  const named: Record<string, unknown> = { slug, id: slug }
  if (category && !(category in CATEGORIES)) named['categories'] = [category]
  for (const [name, value] of Object.entries(named)) {
    if (name in item) continue
    item[name] = value
    givenAs.set(name, 'path')
  }
  delete item['path']
}

function categoryOfPath(path: string) {
  const parts = path.split('/')
  return CATEGORY_NAMES.find((name) => parts.includes(name)) ?? null
}
