import { z } from 'zod'
import { CONTENT_TYPES } from '../listing/category.ts'
import { toSingleLine } from '../text/single-line.ts'
import { HOME_AREA_LIMIT } from './member-limits.ts'
import { LIST_NAME_LIMIT, NOTE_LIMIT, SAVED_LIMIT, STORED_LISTS_LIMIT } from './saved.ts'

/** A member's profile; name and address belong to the account. */
export type Profile = {
  homeArea: string
  hasPhoto: boolean
  /** Time of deletion, if requested. */
  deleteAfter: Date | null
}

// PostgreSQL rejects NUL in text.
const words = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit)
    .regex(/^[^\0]*$/)

/** Input of a single-line field. */
const line = (limit: number) => z.string().overwrite(toSingleLine).max(limit)

export const profileChange = z.object({ homeArea: line(HOME_AREA_LIMIT) })

const listingId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\0]*$/)
const listId = z.string().regex(/^[0-9a-f]{32}$/)
const time = z.iso.datetime()

const storedFacts = z.object({
  title: words(300).min(1),
  contentType: z.enum(CONTENT_TYPES),
  type: words(100),
  tags: z.array(words(100)).max(40),
})

const savedItem = z.object({
  id: listingId,
  at: time,
  note: words(NOTE_LIMIT).optional(),
  notedAt: time.optional(),
  lists: z.array(listId).max(STORED_LISTS_LIMIT).optional(),
  kept: storedFacts.optional(),
})

const savedList = z.object({
  id: listId,
  name: line(LIST_NAME_LIMIT).min(1),
  at: time,
  namedAt: time,
})

const when = time.optional()
const placed = { id: listingId, list: listId, when }

/** The changes of a collection, as sent by a browser (semantics in domain/member/saved.ts). */
export const savedChanges = z.object({
  changes: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('save'), item: savedItem, when }),
        z.object({ kind: z.literal('remove'), id: listingId, when }),
        z.object({ kind: z.literal('list'), list: savedList, when }),
        z.object({ kind: z.literal('unlist'), id: listId, when }),
        z.object({ kind: z.literal('file'), ...placed }),
        z.object({ kind: z.literal('unfile'), ...placed }),
      ]),
    )
    .max(SAVED_LIMIT * 2 + STORED_LISTS_LIMIT),
})

/** The list of a share link; the whole collection when left out. */
export const shareOf = z.object({ list: listId.optional() })
