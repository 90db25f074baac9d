import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  max,
  ne,
} from 'drizzle-orm'
import type { Collection } from '#domain/collection/collection.ts'
import type { NamedListing } from '#domain/collection/collection-api.ts'
import { collections } from '../db/collection-schema.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'

const { sample: _sample, deletedAt: _deletedAt, ...COLUMNS } = getTableColumns(collections)

/** All collections in their order, drafts too, without those that were deleted. */
export async function listAll(db: Db): Promise<Collection[]> {
  return db
    .select(COLUMNS)
    .from(collections)
    .where(isNull(collections.deletedAt))
    .orderBy(asc(collections.position), asc(collections.slug))
}

/** Deleted collections, the last one first. */
export async function listDeleted(db: Db): Promise<Collection[]> {
  return db
    .select(COLUMNS)
    .from(collections)
    .where(isNotNull(collections.deletedAt))
    .orderBy(desc(collections.deletedAt), asc(collections.slug))
}

/** A collection, also a draft; null for one that is unknown or deleted. */
export async function findAny(db: Db, slug: string): Promise<Collection | null> {
  const [row] = await db
    .select(COLUMNS)
    .from(collections)
    .where(and(eq(collections.slug, slug), isNull(collections.deletedAt)))
  return row ?? null
}

/** The same, locked until the transaction ends. */
export async function lockAny(tx: Db, slug: string): Promise<Collection | null> {
  const [row] = await tx
    .select(COLUMNS)
    .from(collections)
    .where(and(eq(collections.slug, slug), isNull(collections.deletedAt)))
    .for('update')
  return row ?? null
}

/** Adds a collection at the end; false if the slug is taken. */
export async function addCollection(
  tx: Db,
  collection: Omit<Collection, 'position'>,
): Promise<boolean> {
  const [last] = await tx.select({ position: max(collections.position) }).from(collections)
  const position = (last?.position ?? -1) + 1
  const added = await tx
    .insert(collections)
    .values({ ...collection, position, sample: false })
    .onConflictDoNothing()
    .returning({ slug: collections.slug })
  return added.length > 0
}

/** Deletes a collection, which is a draft from then on. */
export async function deleteCollection(tx: Db, slug: string, now: Date): Promise<void> {
  await tx
    .update(collections)
    .set({ deletedAt: now, updatedAt: now, state: 'draft', featured: false, sample: false })
    .where(eq(collections.slug, slug))
}

/** Makes a deleted collection a draft again; null without one. */
export async function undeleteCollection(
  tx: Db,
  slug: string,
  now: Date,
): Promise<Collection | null> {
  const [row] = await tx
    .update(collections)
    .set({ deletedAt: null, updatedAt: now })
    .where(and(eq(collections.slug, slug), isNotNull(collections.deletedAt)))
    .returning(COLUMNS)
  return row ?? null
}

type Change = Partial<Pick<Collection, 'state' | 'featured' | 'cover' | 'texts'>>

/** Stores a change. An edited sample is nobody's sample any more, so that a new release leaves it alone. */
export async function changeCollection(
  tx: Db,
  slug: string,
  change: Change & { updatedAt: Date },
): Promise<void> {
  await tx
    .update(collections)
    .set({ ...change, sample: false })
    .where(eq(collections.slug, slug))
}

/** Numbers the collections in the given order; unknown slugs are ignored. */
export async function orderCollections(tx: Db, slugs: readonly string[]): Promise<void> {
  for (const [position, slug] of slugs.entries())
    await tx.update(collections).set({ position }).where(eq(collections.slug, slug))
}

/** Number of featured collections besides one. */
export async function countOtherFeatured(tx: Db, slug: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(collections)
    .where(and(eq(collections.featured, true), ne(collections.slug, slug)))
  return row?.n ?? 0
}

/** Titles of listings by slug, withdrawn ones too; unknown slugs are missing. */
export async function nameListings(db: Db, slugs: readonly string[]): Promise<NamedListing[]> {
  if (slugs.length === 0) return []
  return db
    .select({ slug: listings.slug, title: listings.title, isListed: listings.listed })
    .from(listings)
    .where(inArray(listings.slug, [...slugs]))
}
