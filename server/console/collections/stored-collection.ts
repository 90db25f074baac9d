import type { Context } from 'hono'
import { lockAny, nameListings } from '#data/collections/edited-collections.ts'
import type { Db } from '#data/db/db.ts'
import {
  COLLECTION_LIMITS,
  type Collection,
  listingSlugs,
  textIn,
} from '#domain/collection/collection.ts'
import type { CollectionEntry, EditedCollection } from '#domain/collection/collection-api.ts'
import type { AuditAction } from '#domain/console/audit.ts'
import { LANGUAGES } from '#domain/language/language.ts'
import { type ConsoleCall, notFound, record } from '../endpoint.ts'

/** The slug in the path. @throws AuthError if no collection can have it */
export function slugOf(c: Context): string {
  const slug = c.req.param('id') ?? ''
  if (slug === '' || slug.length > COLLECTION_LIMITS.slug || slug.includes('\0')) throw notFound()
  return slug
}

export function entryOf(collection: Collection): CollectionEntry {
  const { slug, state, featured, texts, updatedAt } = collection
  return {
    slug,
    title: textIn(collection, 'en')?.text.title ?? slug,
    state,
    featured,
    languages: LANGUAGES.filter((language) => texts[language]),
    updatedAt: updatedAt.toISOString(),
  }
}

export async function viewOf(db: Db, collection: Collection): Promise<EditedCollection> {
  const { slug, state, featured, cover, texts, updatedAt } = collection
  const woven = Object.values(texts).flatMap(listingSlugs)
  const covered = cover.kind === 'listing' ? [cover.slug] : []
  return {
    slug,
    state,
    featured,
    cover,
    texts,
    listings: await nameListings(db, [...new Set([...woven, ...covered])]),
    updatedAt: updatedAt.toISOString(),
  }
}

type Change = {
  action: AuditAction
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/**
 * Locks the collection in the path; the answer is 409 with the stored one when somebody else has changed it since
 * `basedOn`.
 */
export async function lockUnchanged(
  { c }: ConsoleCall,
  tx: Db,
  basedOn: string,
): Promise<Collection | Response> {
  const collection = await lockAny(tx, slugOf(c))
  if (!collection) throw notFound()
  if (collection.updatedAt.toISOString() === new Date(basedOn).toISOString()) return collection
  const current = await viewOf(tx, collection)
  return c.json({ code: 409, error_code: 'conflict', current }, 409)
}

/**
 * Changes the collection in the path, with its entry in the audit log. Answers with the collection, or with 409
 * and the stored one when somebody else has changed it since `basedOn`.
 */
export async function change(
  call: ConsoleCall,
  basedOn: string,
  apply: (tx: Db, before: Collection) => Promise<Change>,
): Promise<Response> {
  const { c, deps } = call
  const slug = slugOf(c)
  return deps.auth.db.transaction(async (tx) => {
    const before = await lockUnchanged(call, tx, basedOn)
    if (before instanceof Response) return before
    const changed = await apply(tx, before)
    await record(tx, call, { ...changed, subjectKind: 'collection', subjectId: slug })
    const after = await lockAny(tx, slug)
    if (!after) throw notFound()
    return c.json(await viewOf(tx, after))
  })
}
