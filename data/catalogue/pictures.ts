import { createHash } from 'node:crypto'
import { asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Host, Listing, Photo } from '#domain/listing/listing.ts'
import { type PictureColours, type PictureName, pictureSource } from '#domain/listing/picture.ts'
import type { Db } from '../db/db.ts'
import { facts, listingChanges, listings, pictures } from '../db/schema.ts'

/** Changed listings per batch. */
const BATCH = 50
const MARK = 'pictures prepared to'
/** Rows read or deleted at once. */
const AT_ONCE = 500

type Pictured = Pick<Listing, 'thumbnail' | 'images'> & Partial<Pick<Listing, 'host'>>

/** Id of a photo: the SHA-256 of its source URL. */
export function pictureId(source: string): string {
  return createHash('sha256').update(source).digest('hex')
}

/** Earliest time of the next fetch; null if it may be fetched now. */
export async function findRetry(db: Db, id: string): Promise<Date | null> {
  const [row] = await db
    .select({ retryAt: pictures.retryAt })
    .from(pictures)
    .where(eq(pictures.id, id))
  return row?.retryAt ?? null
}

/** @param colour "#rrggbb" */
export async function savePicture(db: Db, id: string, colour: string): Promise<void> {
  const values = { colour, failures: 0, retryAt: null }
  await db
    .insert(pictures)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: pictures.id, set: values })
}

/** Consecutive failures quadruple the delay: from five minutes to a day. */
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

/** Colours of the photos of a listing, as placeholders. */
export async function findColours(db: Db, listing: Pictured): Promise<PictureColours> {
  const named = picturesOf(listing)
  if (named.length === 0) return {}
  const rows = await db
    .select({ id: pictures.id, colour: pictures.colour })
    .from(pictures)
    .where(
      inArray(
        pictures.id,
        named.map(({ id }) => id),
      ),
    )
  const colours = new Map(rows.map(({ id, colour }) => [id, colour]))
  return Object.fromEntries(
    named.flatMap(({ name, id }) => {
      const colour = colours.get(id)
      return colour ? [[name, colour]] : []
    }),
  )
}

function picturesOf(listing: Pictured): { name: PictureName; id: string }[] {
  const names: PictureName[] = ['cover', 'host', ...listing.images.keys()]
  return names.flatMap((name) => {
    const source = pictureSource(listing, name)
    return source ? [{ name, id: pictureId(source) }] : []
  })
}

/** Ids of all recorded photos. */
export async function listPictureIds(db: Db): Promise<Set<string>> {
  const rows = await db.select({ id: pictures.id }).from(pictures)
  return new Set(rows.map(({ id }) => id))
}

/** Ids of photos referenced by listings, in batches. */
export async function* readReferencedIds(db: Db): AsyncGenerator<string[]> {
  let after = ''
  for (;;) {
    const rows = await db
      .select({ id: listings.id, ...PHOTOS })
      .from(listings)
      .where(gt(listings.id, after))
      .orderBy(asc(listings.id))
      .limit(AT_ONCE)
    const last = rows.at(-1)
    if (!last) return
    yield rows.flatMap((row) => picturesOf(toPictured(row)).map(({ id }) => id))
    after = last.id
  }
}

export async function deletePictures(db: Db, ids: Iterable<string>): Promise<void> {
  const all = [...ids]
  for (let at = 0; at < all.length; at += AT_ONCE)
    await db.delete(pictures).where(inArray(pictures.id, all.slice(at, at + AT_ONCE)))
}

const PHOTOS = {
  thumbnail: listings.thumbnailUrl,
  images: sql<Photo[] | null>`${listings.details}->'images'`,
  host: sql<Host | null>`${listings.details}->'host'`,
}

/** Null columns of a deleted listing mean no photos. */
function toPictured(row: {
  thumbnail: string | null
  images: Photo[] | null
  host: Host | null
}): Pictured {
  return { thumbnail: row.thumbnail, images: row.images ?? [], host: row.host }
}

/** Claims the photos of the next changed listings, for one of several processes. Null if there are no more. */
export async function claimChangedPictures(db: Db): Promise<Pictured[] | null> {
  return db.transaction(async (tx) => {
    await tx.insert(facts).values({ name: MARK, value: '0' }).onConflictDoNothing()
    const [mark] = await tx.select().from(facts).where(eq(facts.name, MARK)).for('update')
    const rows = await tx
      .select({ seq: listingChanges.seq, ...PHOTOS })
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
    return rows.map(toPictured)
  })
}
