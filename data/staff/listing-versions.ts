import { and, desc, eq, inArray, max, or, sql } from 'drizzle-orm'
import type { VersionEntry } from '#domain/console/console-api.ts'
import {
  changesOf,
  type StoredItem,
  type VersionKind,
} from '#domain/console/listings/listing-versions.ts'
import { LISTING_COLUMNS, toStoredListing } from '../catalogue/listing-rows.ts'
import { apiKeys } from '../db/api-schema.ts'
import { users } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'
import { listingVersions } from '../db/staff-schema.ts'

const VERSIONS_SHOWN = 100

/** A listing as stored, with the exact place of a stay, in the format of an export; null if there is none. */
export async function findStoredItem(db: Db, id: string): Promise<StoredItem | null> {
  const [row] = await db.select(LISTING_COLUMNS).from(listings).where(eq(listings.id, id))
  return row ? toItem(toStoredListing(row)) : null
}

/** As `findStoredItem`, while no other transaction changes the catalogue. */
export async function lockStoredItem(tx: Db, id: string): Promise<StoredItem | null> {
  await lockCatalogue(tx)
  return findStoredItem(tx, id)
}

/** Keeps other transactions from changing the catalogue until this one ends. */
export async function lockCatalogue(tx: Db): Promise<void> {
  // The lock of the trigger on listings (0002_listing_changes.sql), taken before a row is read.
  await tx.execute(sql`select pg_advisory_xact_lock(7326002)`)
}

/** Which of these lower-case names are the id or the slug of a listing, or the id of an erased one. */
export async function listTakenNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  const id = sql<string>`lower(${listings.id})`
  const { slug } = listings
  const stored = await db
    .select({ id, slug })
    .from(listings)
    .where(or(inArray(id, [...names]), inArray(slug, [...names])))
  const { listingId } = listingVersions
  const erased = await db
    .selectDistinct({ listingId })
    .from(listingVersions)
    .where(inArray(sql`lower(${listingId})`, [...names]))
  return new Set([
    ...stored.flatMap((row) => [row.id.toLowerCase(), row.slug]),
    ...erased.map((row) => row.listingId.toLowerCase()),
  ])
}

/** Whether a name is or was the id of a listing, whatever its case. */
export async function isKnownId(db: Db, name: string): Promise<boolean> {
  const isName = sql`lower(${listingVersions.listingId}) = ${name.toLowerCase()}`
  return (await db.$count(listingVersions, isName)) > 0
}

/** Newest first. */
export async function listVersions(db: Db, listingId: string): Promise<VersionEntry[]> {
  const { version, at, kind } = listingVersions
  const rows = await db
    .select({ version, at, kind, author: users.email, key: apiKeys.name })
    .from(listingVersions)
    .leftJoin(users, eq(users.id, listingVersions.authorId))
    .leftJoin(apiKeys, eq(apiKeys.id, listingVersions.keyId))
    .where(eq(listingVersions.listingId, listingId))
    .orderBy(desc(version))
    .limit(VERSIONS_SHOWN)
  return rows.map(({ author, key, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    author: author ?? key,
  }))
}

export async function findVersion(
  db: Db,
  listingId: string,
  version: number,
): Promise<StoredItem | null> {
  const [row] = await db
    .select({ item: listingVersions.item })
    .from(listingVersions)
    .where(and(eq(listingVersions.listingId, listingId), eq(listingVersions.version, version)))
  return row?.item ?? null
}

/** The number of the newest version; 0 without one. */
export async function latestVersion(db: Db, listingId: string): Promise<number> {
  const [row] = await db
    .select({ version: max(listingVersions.version) })
    .from(listingVersions)
    .where(eq(listingVersions.listingId, listingId))
  return row?.version ?? 0
}

export type NewVersion = {
  listingId: string
  /** The listing before the change, as stored; null for a new one. */
  before: StoredItem | null
  after: StoredItem
  kind: VersionKind
  /** Account; null if a key wrote it. */
  authorId: string | null
  keyId: string | null
  now: Date
}

/**
 * Appends a version and returns its number. If an import has written the state before it, that becomes a version
 * first. Runs in the transaction of the change, after `lockStoredItem`.
 */
export async function appendVersion(tx: Db, change: NewVersion): Promise<number> {
  const { listingId, before, after, kind, authorId, keyId, now } = change
  const [latest] = await tx
    .select({ version: listingVersions.version, item: listingVersions.item })
    .from(listingVersions)
    .where(eq(listingVersions.listingId, listingId))
    .orderBy(desc(listingVersions.version))
    .limit(1)
  let version = latest?.version ?? 0
  if (before && (!latest || changesOf(latest.item, before).length > 0)) {
    version += 1
    const at = new Date(String(before['updatedAt']))
    const imported = {
      listingId,
      version,
      at,
      authorId: null,
      kind: 'imported',
      item: before,
    } as const
    await tx.insert(listingVersions).values(imported)
  }
  version += 1
  await tx
    .insert(listingVersions)
    .values({ listingId, version, at: now, authorId, keyId, kind, item: after })
  return version
}

/** A listing as JSON. */
export const toItem = (listing: object): StoredItem =>
  JSON.parse(JSON.stringify(listing)) as StoredItem
