import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { savedListEntries, savedListings, savedLists, savedShares } from '../db/member-schema.ts'

/** A share link; `list` is '' for the whole collection. */
export type Share = { list: string; token: string }

/** Token of a member's share link; null if not shared. */
export async function findShare(db: Db, userId: string, list: string): Promise<string | null> {
  const [row] = await db.select().from(savedShares).where(ofMember(userId, list))
  return row?.token ?? null
}

export async function listShares(db: Db, userId: string): Promise<Share[]> {
  return db
    .select({ list: savedShares.listId, token: savedShares.token })
    .from(savedShares)
    .where(eq(savedShares.userId, userId))
    .orderBy(savedShares.createdAt, savedShares.listId)
}

/** Creates a share link of a member's collection or list, or returns the existing one. Null for an unknown list. */
export async function createShare(
  db: Db,
  { userId, list, token, now }: Share & { userId: string; now: Date },
): Promise<string | null> {
  if (list !== '' && !(await isOwnList(db, userId, list))) return null
  await db
    .insert(savedShares)
    .values({ userId, listId: list, token, createdAt: now })
    .onConflictDoNothing()
  return findShare(db, userId, list)
}

export async function deleteShare(db: Db, userId: string, list: string): Promise<void> {
  await db.delete(savedShares).where(ofMember(userId, list))
}

const ofMember = (userId: string, list: string) =>
  and(eq(savedShares.userId, userId), eq(savedShares.listId, list))

async function isOwnList(db: Db, userId: string, list: string): Promise<boolean> {
  const found = await db
    .select({ id: savedLists.id })
    .from(savedLists)
    .where(and(eq(savedLists.userId, userId), eq(savedLists.id, list)))
  return found.length > 0
}

const TOKEN = /^[0-9a-f]{32}$/

/** Listing ids of a share link, newest first; null for an unknown link. */
export async function findSharedListings(db: Db, token: string): Promise<string[] | null> {
  if (!TOKEN.test(token)) return null
  const [share] = await db.select().from(savedShares).where(eq(savedShares.token, token))
  if (!share) return null
  const saved = db
    .select({ id: savedListings.listingId })
    .from(savedListings)
    .where(eq(savedListings.userId, share.userId))
    .orderBy(desc(savedListings.savedAt), savedListings.listingId)
    .$dynamic()
  if (share.listId === '') return (await saved).map(({ id }) => id)
  const entry = and(
    eq(savedListEntries.userId, savedListings.userId),
    eq(savedListEntries.listingId, savedListings.listingId),
    eq(savedListEntries.listId, share.listId),
  )
  return (await saved.innerJoin(savedListEntries, entry)).map(({ id }) => id)
}
