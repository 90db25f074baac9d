import { z } from 'zod'
import { IMPORT_FIELDS } from '../import/column-names.ts'
import { CONTENT_TYPES } from '../listing/category.ts'
import { PRICE_UNITS } from '../listing/listing.ts'
import { NAMED_CURRENCIES } from '../money/currency.ts'
import { IMPORT_COLUMNS, IMPORT_ROWS } from './imports.ts'

/** The longest name of a column; a longer one is cut. */
export const COLUMN_NAME_LIMIT = 200

const importSettings = z.strictObject({
  mapping: z
    .record(z.string().max(COLUMN_NAME_LIMIT), z.enum(IMPORT_FIELDS as [string, ...string[]]))
    .refine((mapping) => Object.keys(mapping).length <= IMPORT_COLUMNS)
    // Otherwise one column would hide another.
    .refine((mapping) => new Set(Object.values(mapping)).size === Object.keys(mapping).length),
  contentType: z.enum(CONTENT_TYPES).nullable(),
  price: z
    .strictObject({ currency: z.enum(NAMED_CURRENCIES), per: z.enum(PRICE_UNITS) })
    .nullable()
    .optional(),
  publishes: z.boolean(),
})

/** Checks rows from a position on. */
export const importCheck = z.strictObject({
  settings: importSettings,
  from: z.int().min(0).max(IMPORT_ROWS),
})

/** The name of an uploaded file. */
export const importUpload = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .transform((name) => name.replaceAll('\0', '').toWellFormed().slice(-200)),
})
