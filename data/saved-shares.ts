import { desc, eq } from 'drizzle-orm'
import type { Db } from './db.ts'
import { savedListings, savedShares } from './member-schema.ts'

/** The token of a member's share link; null while nothing is shared. */
export async function findShare(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select().from(savedShares).where(eq(savedShares.userId, userId))
  return row?.token ?? null
}

/** Shares what a member has saved; the link that there is stays. */
export async function createShare(
  db: Db,
  userId: string,
  token: string,
  now: Date,
): Promise<string> {
  await db.insert(savedShares).values({ userId, token, createdAt: now }).onConflictDoNothing()
  return (await findShare(db, userId)) ?? token
}

export async function deleteShare(db: Db, userId: string): Promise<void> {
  await db.delete(savedShares).where(eq(savedShares.userId, userId))
}

const TOKEN = /^[0-9a-f]{32}$/

/** Ids of the listings behind a share link, newest first; null when there is no such link. */
export async function findSharedListings(db: Db, token: string): Promise<string[] | null> {
  if (!TOKEN.test(token)) return null
  const [share] = await db.select().from(savedShares).where(eq(savedShares.token, token))
  if (!share) return null
  const rows = await db
    .select({ id: savedListings.listingId })
    .from(savedListings)
    .where(eq(savedListings.userId, share.userId))
    .orderBy(desc(savedListings.savedAt), savedListings.listingId)
  return rows.map(({ id }) => id)
}
