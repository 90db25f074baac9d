import { z } from 'zod'
import { isRecord } from '../chat/suggestion.ts'
import { CONTENT_TYPES } from '../listing/category.ts'
import { DELIVERIES, OFFERING_KINDS, SERVICES } from '../listing/directory.ts'
import { type Listing, PRICE_BANDS, PRICE_UNITS, WELLNESS_TAGS } from '../listing/listing.ts'
import { countryOfLocation } from '../place/country.ts'
import { isTimeZone } from '../place/time-zone.ts'
import { readStrictly } from '../text/read-strictly.ts'
import { toCatalogueShape } from './catalogue-shapes.ts'
import { catalogueText, isWebAddress, SLUG, webAddress } from './catalogue-text.ts'

const MAX_INT = 2_147_483_647

const text = catalogueText
const named = (max: number) => text(max).pipe(z.string().min(1))
const orNull = <T extends z.ZodType>(schema: T) => schema.nullable().default(null)
const words = (max: number) => orNull(text(max).transform((value) => value || null))
const list = (max: number) => z.array(named(max)).max(200).default([])
const flag = (usual: boolean) => z.boolean().default(usual)
/** Optional fields are absent rather than null. */
const optional = (max: number) =>
  text(max)
    .transform((value) => value || undefined)
    .optional()
const count = z.number().int().min(0).max(MAX_INT)
const day = z.iso.date()
const percent = z.int().min(0).max(100)

const photo = z.preprocess(
  (given) => (typeof given === 'string' ? { url: given } : given),
  z.strictObject({
    url: webAddress,
    alt: text(500).default(''),
    focus: z.strictObject({ x: percent, y: percent }).optional(),
  }),
)
/** Specification section 5: placeholder values that a form writes for a missing picture. */
const NO_PICTURE = /^(?:undefined|null)?$/
const thumbnail = text(2_000)
  .refine((value) => NO_PICTURE.test(value) || isWebAddress(value), 'is no web address')
  .transform((value) => (NO_PICTURE.test(value) ? null : value))

const schedule = z.strictObject({
  timeZone: named(60).refine(isTimeZone, 'is no time zone'),
  start: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time of day ("HH:MM")'),
  minutes: z.number().int().min(1).max(100_000),
  seats: count,
  place: named(300),
  repeat: z.discriminatedUnion('every', [
    z.strictObject({
      every: z.literal('week'),
      weekday: z.number().int().min(0).max(6),
      interval: z.number().int().min(1).max(52),
      offset: z.number().int().min(0).max(51),
    }),
    z.strictObject({
      every: z.literal('month'),
      weekday: z.number().int().min(0).max(6),
      nth: z.number().int().min(1).max(5),
    }),
    z.strictObject({ every: z.literal('once'), on: day }),
  ]),
})

const host = z.strictObject({
  name: text(200),
  role: text(200).default(''),
  bio: text(5_000).default(''),
  image: webAddress.optional(),
  imageAlt: text(500).optional(),
})

const fields = z.strictObject({
  id: z.string().refine(isAddressable, 'no address can carry it').pipe(named(200)),
  title: named(300),
  contentType: z.enum(CONTENT_TYPES),
  slug: z.string().max(200).regex(SLUG, 'is no slug ("two-words")').optional(),
  description: text(20_000).default(''),
  type: text(100).default(''),
  rating: orNull(z.number().min(0).max(5)),
  reviews: count.default(0),
  location: words(300),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'is no ISO 3166-1 alpha-2 code')
    .nullable()
    .optional(),
  price: orNull(z.preprocess(trimmed, z.enum(PRICE_BANDS))),
  priceText: optional(300),
  format: optional(100),
  date: optional(200),
  amount: orNull(
    z.strictObject({
      minor: count,
      currency: z.string().regex(/^[A-Z]{3}$/, 'is no ISO 4217 code'),
      per: z.enum(PRICE_UNITS),
    }),
  ),
  thumbnail: orNull(thumbnail),
  videoUrl: orNull(webAddress),
  verified: flag(false),
  tags: list(80),
  images: z.array(photo).max(200).default([]),
  natureDistance: words(200),
  nearbyNature: words(1_000),
  wellnessTag: orNull(z.enum(WELLNESS_TAGS)),
  isAIRecommended: flag(false),
  longDescription: text(200_000).default(''),
  sleeps: z.int().min(1).max(1_000).nullable().default(null),
  address: words(500),
  priceDetails: words(1_000),
  benefits: z
    .array(z.strictObject({ title: text(300), text: text(5_000) }))
    .max(100)
    .default([]),
  amenityGroups: z
    .array(z.strictObject({ title: text(300), items: list(300) }))
    .max(100)
    .default([]),
  inclusions: list(500),
  requirements: list(500),
  host: orNull(z.preprocess(withoutNulls, host)),
  certification: words(300),
  duration: words(200),
  groupSize: words(200),
  dates: list(200),
  schedule: orNull(schedule),
  reviewList: z
    .array(
      z.strictObject({
        id: z.preprocess(numberAsText, named(200)),
        user: text(200),
        rating: z.number().min(0).max(5),
        date: text(100),
        comment: text(10_000).default(''),
      }),
    )
    .max(2_000)
    .default([]),
  faqs: z
    .array(z.strictObject({ question: text(500), answer: text(5_000) }))
    .max(200)
    .default([]),
  cancellation: words(2_000),
  verification: orNull(z.strictObject({ checked: text(500), on: day })),
  categories: list(100),
  amenities: list(100),
  offering: orNull(
    z.strictObject({
      kind: z.enum(OFFERING_KINDS),
      service: orNull(z.enum(SERVICES)),
      delivery: z.array(z.enum(DELIVERIES)).max(3).default([]),
    }),
  ),
  coordinates: orNull(
    z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  ),
  listed: flag(true),
  sample: flag(false),
  createdAt: z.iso.datetime({ offset: true }).optional(),
  updatedAt: z.iso.datetime({ offset: true }).optional(),
})

/** The field names of an item in a table or an export. */
export const CATALOGUE_FIELDS: readonly string[] = Object.keys(fields.shape)

const { amount, sleeps, coordinates, offering, benefits, amenityGroups, faqs } = fields.shape
/** Fields that are no text or list of texts, as an item has them: null, or an empty list, is no value. */
export const STRUCTURED_FIELDS = {
  amount: amount.removeDefault(),
  sleeps: sleeps.removeDefault(),
  coordinates: coordinates.removeDefault(),
  schedule: fields.shape.schedule.removeDefault(),
  offering: offering.removeDefault(),
  host: host.nullable(),
  benefits: benefits.removeDefault(),
  amenityGroups: amenityGroups.removeDefault(),
  faqs: faqs.removeDefault(),
}

/**
 * One item of a catalogue file. Specification section 3 lists the fields; id, title and content type are
 * required, other fields have defaults, also for null. Fields of an export and the other shapes of the
 * section (`toCatalogueShape`) are accepted as well.
 */
export const catalogueItem = z.preprocess(shaped, fields)

function shaped(record: unknown): unknown {
  return isRecord(record) ? toCatalogueShape(withoutNulls(record)).item : record
}

/** Whether one field of an item can have a value. */
export function isValidField(field: keyof typeof fields.shape, value: unknown): boolean {
  return fields.shape[field].safeParse(value).success
}

export type ReadItem = { item: CatalogueItem; unknown: string[] } | { reason: string }

/**
 * Parses one record of a file. `unknown` lists fields that no listing has ("stars", "reviews.avatar");
 * they are ignored. `reason` names each invalid field as in the record.
 */
export function readItem(record: unknown): ReadItem {
  const { item, givenAs } = isRecord(record)
    ? toCatalogueShape(withoutNulls(record))
    : { item: record, givenAs: new Map<string, string>() }
  const read = readStrictly(fields, item, (path) => givenPath(path, givenAs))
  return 'reason' in read ? read : { item: read.value, unknown: read.unknown }
}

/** A path as named in the record: "instructor.image" for host.image. */
function givenPath(
  [first, ...rest]: readonly PropertyKey[],
  givenAs: ReadonlyMap<string, string>,
): string {
  if (first === undefined) return 'item'
  return [givenAs.get(String(first)) ?? first, ...rest].map(String).join('.')
}

/** Null means an absent field, except for the country, where it means none. */
function withoutNulls<T>(record: T): T
function withoutNulls(record: unknown): unknown {
  if (!isRecord(record)) return record
  return Object.fromEntries(
    Object.entries(record).filter(([name, value]) => value !== null || name === 'country'),
  )
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value
}

function numberAsText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

export type CatalogueItem = z.infer<typeof catalogueItem>

/** Fields of a stored listing that stay when an item omits them: address and dates. */
export type StoredFields = { slug: string; createdAt: Date; updatedAt: Date }

/** The complete listing of an item, with defaults for omitted fields. */
export function toCatalogueListing(item: CatalogueItem, stored: StoredFields): Listing {
  const { country, createdAt, updatedAt, slug, ...given } = item
  return {
    ...given,
    slug: slug ?? stored.slug,
    country: country === undefined ? countryOfLocation(item.location) : country,
    createdAt: createdAt ? new Date(createdAt) : stored.createdAt,
    updatedAt: updatedAt ? new Date(updatedAt) : stored.updatedAt,
  }
}

/** A title as a slug: lower case, letters without accents, hyphens. May be empty. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 120)
    .replace(/^-+|-+$/g, '')
}

/** Whether an id is safe as a path segment, with the router's suffixes, and as a key. */
function isAddressable(id: string): boolean {
  return !/^\s*(?:\.{1,2}|__proto__)\s*$|[/\\\p{Cc}]|\.(?:data|md)\s*$/u.test(id)
}
