import { z } from 'zod'
import { SCENE_NAMES } from '../artwork/scene-names.ts'
import { HOUSE_NAMES } from '../artwork/scenery/buildings.ts'
import { LANGUAGES } from '../language/language.ts'
import { WELLNESS_TAGS } from '../listing/listing.ts'
import { COLLECTION_LIMITS } from './collection.ts'

// Apart from the shapes of answers: browsers load those without zod.

const slug = z
  .string()
  .max(COLLECTION_LIMITS.slug)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** PostgreSQL rejects NUL and lone surrogates in text. */
const line = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit)
    .regex(/^[^\0]*$/)
    .refine((text) => text.isWellFormed())

const listingSlug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: line(COLLECTION_LIMITS.prose) }),
  z.strictObject({ kind: z.literal('heading'), text: line(COLLECTION_LIMITS.title) }),
  z.strictObject({ kind: z.literal('listing'), slug: listingSlug }),
])

const text = z.strictObject({
  title: line(COLLECTION_LIMITS.title),
  lead: line(COLLECTION_LIMITS.lead),
  voice: z
    .strictObject({ name: line(COLLECTION_LIMITS.title), line: line(COLLECTION_LIMITS.lead) })
    .nullable(),
  body: z.array(block).max(COLLECTION_LIMITS.blocks),
})

const cover = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('listing'), slug: listingSlug }),
  z.strictObject({
    kind: z.literal('scene'),
    scene: z.enum(SCENE_NAMES),
    hour: z.enum(WELLNESS_TAGS),
    house: z.enum([...HOUSE_NAMES, 'none']).nullable(),
  }),
])

/** The time of the last change that the editor has seen; a later one is a conflict. */
const basedOn = z.iso.datetime()

export const collectionDraft = z.strictObject({
  slug,
  title: line(COLLECTION_LIMITS.title).min(1),
})
export const collectionEdit = z.strictObject({
  featured: z.boolean(),
  cover,
  texts: z.partialRecord(z.enum(LANGUAGES), text),
  basedOn,
})
export const collectionState = z.strictObject({ state: z.enum(['draft', 'published']), basedOn })
export const collectionDeletion = z.strictObject({ basedOn })
/** All slugs in their new order. */
export const collectionOrder = z.strictObject({ slugs: z.array(slug).max(1_000) })
