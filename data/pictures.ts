import { asc, eq, gt, sql } from 'drizzle-orm'
import type { Photo } from '#domain/listing.ts'
import type { Db } from './db.ts'
import { facts, listingChanges, listings, pictures } from './schema.ts'

/** Changed listings that are looked at together. */
const BATCH = 50
const MARK = 'pictures prepared to'

/** Until when a picture is not to be fetched again; null when it may be. */
export async function findRetry(db: Db, id: string): Promise<Date | null> {
  const [row] = await db
    .select({ retryAt: pictures.retryAt })
    .from(pictures)
    .where(eq(pictures.id, id))
  return row?.retryAt ?? null
}

/** @param colour "#rrggbb" */
export async function savePicture(db: Db, id: string, colour: string): Promise<void> {
  const known = { colour, failures: 0, retryAt: null }
  await db
    .insert(pictures)
    .values({ id, ...known })
    .onConflictDoUpdate({ target: pictures.id, set: known })
}

/** Each failure in a row makes the next wait four times as long: from five minutes to a day. */
export async function savePictureFailure(db: Db, id: string, now: Date): Promise<void> {
  const wait = sql`least(interval '1 day', interval '5 minutes' * power(4, least(${pictures.failures}, 10)))`
  await db
    .insert(pictures)
    .values({
      id,
      failures: 1,
      retryAt: sql`${now.toISOString()}::timestamptz + interval '5 minutes'`,
    })
    .onConflictDoUpdate({
      target: pictures.id,
      set: {
        failures: sql`${pictures.failures} + 1`,
        retryAt: sql`${now.toISOString()}::timestamptz + ${wait}`,
      },
    })
}

type Pictured = { thumbnail: string | null; images: Photo[] }

/**
 * The photos of the next listings that were changed, for whoever asks first: of several processes one gets
 * them. Null when there are no more.
 */
export async function claimChangedPictures(db: Db): Promise<Pictured[] | null> {
  return db.transaction(async (tx) => {
    await tx.insert(facts).values({ name: MARK, value: '0' }).onConflictDoNothing()
    const [mark] = await tx.select().from(facts).where(eq(facts.name, MARK)).for('update')
    const rows = await tx
      .select({
        seq: listingChanges.seq,
        thumbnail: listings.thumbnailUrl,
        images: sql<Photo[] | null>`${listings.details}->'images'`,
      })
      .from(listingChanges)
      .leftJoin(listings, eq(listings.id, listingChanges.listingId))
      .where(gt(listingChanges.seq, Number(mark?.value ?? 0)))
      .orderBy(asc(listingChanges.seq))
      .limit(BATCH)
    const last = rows.at(-1)
    if (!last) return null
    await tx
      .update(facts)
      .set({ value: String(last.seq) })
      .where(eq(facts.name, MARK))
    return rows.map(({ thumbnail, images }) => ({ thumbnail, images: images ?? [] }))
  })
}
