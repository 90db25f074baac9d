import { z } from 'zod'
import {
  type FieldKind,
  type FieldValues,
  LISTING_FIELD_NAMES,
  LISTING_FIELDS,
} from '#domain/console/listings/listing-fields.ts'
import { STRUCTURED_FIELDS } from '#domain/import/catalogue-item.ts'
import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { PRICE_BANDS, WELLNESS_TAGS } from '#domain/listing/listing.ts'
import { toSingleLine } from '#domain/text/single-line.ts'
import { listing } from './schemas.ts'

/** Schemas of calls that write. The fields are those of the console's editor. */

const TEXT_LIMIT = 200_000
const storable = (limit: number) =>
  z
    .string()
    .max(limit)
    .regex(/^[^\0]*$/, 'Must not contain NUL')

const KIND_SCHEMAS: Record<FieldKind, z.ZodType> = {
  line: storable(TEXT_LIMIT).overwrite(toSingleLine),
  text: storable(TEXT_LIMIT),
  html: storable(TEXT_LIMIT).describe('HTML; all but simple formatting is removed.'),
  list: z.array(storable(500).overwrite(toSingleLine)).max(200),
  price: z.enum(['', ...PRICE_BANDS]).describe('Price band.'),
  light: z.enum(['', ...WELLNESS_TAGS]),
}

const plain = z.strictObject(
  Object.fromEntries(
    LISTING_FIELD_NAMES.map((field) => [field, KIND_SCHEMAS[LISTING_FIELDS[field]].optional()]),
  ),
) as z.ZodObject<Record<keyof FieldValues, z.ZodOptional<z.ZodType<string | string[]>>>>

const fields = plain.extend(z.strictObject(STRUCTURED_FIELDS).partial().shape)

/** Fields with parts as an answer has them. */
const stored = listing
  .pick({
    ...({ amount: true, sleeps: true, schedule: true, offering: true, host: true } as const),
    ...({ benefits: true, amenityGroups: true, faqs: true } as const),
  })
  .extend({ coordinates: STRUCTURED_FIELDS.coordinates })

export const listingChange = fields.meta({
  id: 'ListingChange',
  description:
    'Fields to change. Others stay as they are; an empty text, null or an empty list removes a value.',
})

export const newListing = fields
  .extend({
    id: z
      .string()
      .min(1)
      .max(200)
      .refine((id) => id === id.trim() && !/\p{Cc}/u.test(id), 'has spaces around it or controls')
      .describe('Yours; it never changes.'),
    contentType: z.enum(CONTENT_TYPES),
    title: storable(300).overwrite(toSingleLine).min(1),
    listed: z.boolean().default(false).describe('Whether it is published at once.'),
  })
  .meta({
    id: 'NewListing',
    description: 'A listing with an id of yours. Fields that are not given are empty.',
  })

export const listingStateChange = z
  .strictObject({ listed: z.boolean().describe('False withdraws it.') })
  .meta({ id: 'ListingState' })

export const editableListing = z
  .object({
    id: z.string(),
    slug: z.string(),
    contentType: z.enum(CONTENT_TYPES),
    listed: z.boolean(),
    updatedAt: z.iso.datetime(),
    values: plain
      .required()
      .extend(stored.shape)
      .describe('Every field; one without a value is empty.'),
  })
  .meta({ id: 'EditableListing', description: 'A listing to edit, published or not.' })
