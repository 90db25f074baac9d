import { z } from 'zod'

/** What a member has said of themselves; name and address belong to the account. */
export type Profile = {
  homeArea: string
  hasPhoto: boolean
  /** When the account goes, if its owner has asked for that. */
  deleteAfter: Date | null
}

export const HOME_AREA_LIMIT = 120
export const PHOTO_LIMIT_BYTES = 5 * 1024 * 1024
/** How long whoever deletes their account can take it back. */
export const UNDO_DAYS = 7
export const SAVED_LIMIT = 500
export const NOTE_LIMIT = 1_000

// PostgreSQL refuses NUL in text.
const words = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit)
    .regex(/^[^\0]*$/)

export const profileChange = z.object({ homeArea: words(HOME_AREA_LIMIT) })

/** A saved listing: ISO times; the newest note wins wherever two meet. */
const savedItem = z.object({
  id: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^\0]*$/),
  at: z.iso.datetime(),
  note: words(NOTE_LIMIT).optional(),
  notedAt: z.iso.datetime().optional(),
})
export type SavedEntry = z.infer<typeof savedItem>

export const savedChanges = z.object({
  changes: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('save'), item: savedItem }),
        z.object({ kind: z.literal('remove'), id: z.string().min(1).max(200) }),
      ]),
    )
    .max(SAVED_LIMIT * 2),
})
export type SavedChange = z.infer<typeof savedChanges>['changes'][number]
