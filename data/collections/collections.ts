import { and, asc, eq, getTableColumns, isNotNull } from 'drizzle-orm'
import { COLLECTION_LIMITS, type Collection } from '#domain/collection/collection.ts'
import { collections } from '../db/collection-schema.ts'
import type { Db } from '../db/db.ts'

const { sample: _sample, deletedAt: _deletedAt, ...COLUMNS } = getTableColumns(collections)

/** The published collections in their order. */
export async function listPublished(db: Db): Promise<Collection[]> {
  return db
    .select(COLUMNS)
    .from(collections)
    .where(eq(collections.state, 'published'))
    .orderBy(asc(collections.position), asc(collections.slug))
}

/** A published collection; null for a draft. */
export async function findPublished(db: Db, slug: string): Promise<Collection | null> {
  if (!isSlug(slug)) return null
  const [row] = await db
    .select(COLUMNS)
    .from(collections)
    .where(and(eq(collections.slug, slug), eq(collections.state, 'published')))
  return row ?? null
}

/** Whether a collection had this slug and was deleted. */
export async function isDeletedCollection(db: Db, slug: string): Promise<boolean> {
  if (!isSlug(slug)) return false
  const rows = await db
    .select({ slug: collections.slug })
    .from(collections)
    .where(and(eq(collections.slug, slug), isNotNull(collections.deletedAt)))
  return rows.length > 0
}

/** PostgreSQL rejects NUL in text. */
const isSlug = (slug: string) => slug.length <= COLLECTION_LIMITS.slug && !slug.includes('\0')
