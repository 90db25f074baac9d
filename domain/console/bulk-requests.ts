import { z } from 'zod'
import { CONTENT_TYPES } from '../listing/category.ts'
import { BULK_LIMIT, BULK_LISTS, BULK_TEXT_FIELDS } from './bulk-change.ts'
import { LISTING_STATES } from './console-api.ts'

/** Most characters of a tag or a category (domain/import/catalogue-item.ts). */
const VALUE_LIMIT = 80

const entry = z.strictObject({
  kind: z.enum(['add', 'remove']),
  list: z.enum(BULK_LISTS),
  value: z
    .string()
    .trim()
    .min(1)
    .max(VALUE_LIMIT)
    .regex(/^[^\0]*$/)
    .refine((value) => value.isWellFormed()),
})

const bulkChange = z.union([
  z.strictObject({ kind: z.enum(['publish', 'withdraw']) }),
  z.strictObject({ kind: z.literal('price'), percent: z.number().min(-90).max(500) }),
  entry,
  z.strictObject({
    kind: z.literal('set'),
    field: z.enum(BULK_TEXT_FIELDS),
    value: z
      .string()
      .trim()
      .max(2_000)
      .regex(/^[^\0]*$/)
      .refine((value) => value.isWellFormed()),
  }),
])

/** PostgreSQL rejects NUL in text. */
const id = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\0]*$/)
const ids = z.array(id).max(BULK_LIMIT)

const selection = z.union([
  z.strictObject({ ids: ids.min(1) }),
  /** All listings that match the filters of the table, but for some. */
  z.strictObject({
    matching: z.strictObject({
      q: z
        .string()
        .trim()
        .max(200)
        .regex(/^[^\0]*$/),
      kind: z.enum(CONTENT_TYPES).nullable(),
      state: z.enum(LISTING_STATES).nullable(),
    }),
    except: ids.default([]),
  }),
])
export type BulkSelection = z.infer<typeof selection>

const erasing = z.strictObject({ kind: z.literal('erase') })

export const bulkPreview = z.strictObject({ selection, change: z.union([bulkChange, erasing]) })

/** What the preview said. */
const expected = z.strictObject({
  changed: z.int().min(1).max(BULK_LIMIT),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
})

export const bulkApplication = z.strictObject({ selection, change: bulkChange, expected })
/** Erasing has a call of its own, which needs more. */
export const bulkErasure = z.strictObject({ selection, expected })
