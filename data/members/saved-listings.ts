import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import {
  changeSaved,
  type SavedChange,
  type SavedItem,
  type SavedList,
  type SavedState,
  type StoredFacts,
} from '#domain/member/saved.ts'
import type { Db } from '../db/db.ts'
import { savedListEntries, savedListings, savedLists, savedRemovals } from '../db/member-schema.ts'
import { listings } from '../db/schema.ts'
import { writeSaved } from './saved-writes.ts'

/** A member's collection: items newest first, lists oldest first. */
export type Saved = { items: SavedItem[]; lists: SavedList[] }

/** Removals are remembered this long; a device that syncs later may restore removed items. */
const REMOVALS_KEPT_DAYS = 180
const DAY_MS = 86_400_000

/** A member's saved listings; unlisted ones come with their stored facts. */
export async function readSaved(db: Db, userId: string): Promise<Saved> {
  const { items, lists } = await readState(db, userId)
  const unlisted = await db
    .select({ id: savedListings.listingId, kept: savedListings.kept })
    .from(savedListings)
    .leftJoin(listings, eq(listings.id, savedListings.listingId))
    .where(and(eq(savedListings.userId, userId), isNull(listings.id)))
  const kept = new Map(unlisted.map((row) => [row.id, row.kept]))
  return {
    items: items.map((item) => ({ ...item, ...keptOf(kept.get(item.id)) })),
    lists: [...lists],
  }
}

const keptOf = (kept: StoredFacts | null | undefined) => (kept ? { kept } : {})

/**
 * Applies a member's changes in order, by the rules of domain/member/saved.ts, serialised per member. Future
 * times count as now: a browser with a fast clock must not always win.
 */
export async function changeMemberSaved(
  db: Db,
  userId: string,
  changes: readonly SavedChange[],
  now: Date,
): Promise<Saved> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`saved ${userId}`}))`)
    const before = await readState(tx, userId)
    const after = changeSaved(
      before,
      changes.map((change) => clampTimes(change, now.toISOString())),
    )
    await writeSaved(tx, userId, { before, after })
    const stale = new Date(now.getTime() - REMOVALS_KEPT_DAYS * DAY_MS)
    await tx
      .delete(savedRemovals)
      .where(and(eq(savedRemovals.userId, userId), lt(savedRemovals.removedAt, stale)))
    await storeFacts(tx, userId, changes)
    return readSaved(tx, userId)
  })
}

function clampTimes(change: SavedChange, now: string): SavedChange {
  const past = (time: string) => (time < now ? time : now)
  const when = past(change.when ?? now)
  if (change.kind === 'save') {
    const { at, notedAt, ...item } = change.item
    return {
      ...change,
      when,
      item: { ...item, at: past(at), ...(notedAt && { notedAt: past(notedAt) }) },
    }
  }
  if (change.kind === 'list') {
    const { at, namedAt, ...list } = change.list
    return { ...change, when, list: { ...list, at: past(at), namedAt: past(namedAt) } }
  }
  return { ...change, when }
}

/** Stores facts of saved listings from the catalogue, or those of the browser if the listing is missing. */
async function storeFacts(tx: Db, userId: string, changes: readonly SavedChange[]): Promise<void> {
  const saved = changes.flatMap((change) => (change.kind === 'save' ? [change.item] : []))
  if (saved.length === 0) return
  const ids = saved.map(({ id }) => id)
  const own = and(eq(savedListings.userId, userId), inArray(savedListings.listingId, ids))
  await tx
    .update(savedListings)
    .set({
      kept: sql`jsonb_build_object('title', ${listings.title}, 'contentType', ${listings.contentType},
        'type', ${listings.type}, 'tags', to_jsonb(${listings.tags}))`,
    })
    .from(listings)
    .where(and(own, eq(listings.id, savedListings.listingId)))
  for (const { id, kept } of saved) {
    if (!kept) continue
    const unknown = and(eq(savedListings.listingId, id), isNull(savedListings.kept))
    await tx
      .update(savedListings)
      .set({ kept })
      .where(and(eq(savedListings.userId, userId), unknown))
  }
}

async function readState(db: Db, userId: string): Promise<SavedState> {
  const saved = await db.select().from(savedListings).where(eq(savedListings.userId, userId))
  const lists = await db.select().from(savedLists).where(eq(savedLists.userId, userId))
  const entries = await db
    .select()
    .from(savedListEntries)
    .where(eq(savedListEntries.userId, userId))
  const removals = await db.select().from(savedRemovals).where(eq(savedRemovals.userId, userId))
  const listsOf = Map.groupBy(entries, ({ listingId }) => listingId)
  const state: SavedState = {
    items: saved.map(({ listingId, savedAt, note, notedAt }) => {
      const filed = listsOf.get(listingId)?.map(({ listId }) => listId)
      return {
        id: listingId,
        at: savedAt.toISOString(),
        ...(note !== '' && { note }),
        ...(notedAt && { notedAt: notedAt.toISOString() }),
        ...(filed && { lists: filed.sort() }),
      }
    }),
    lists: lists.map(({ id, name, madeAt, namedAt }) => ({
      id,
      name,
      at: madeAt.toISOString(),
      namedAt: namedAt.toISOString(),
    })),
    removed: new Map(
      removals.map(({ name, removedAt, joined }) => [
        name,
        { at: removedAt.toISOString(), ...(joined && { into: joined }) },
      ]),
    ),
  }
  // Normalises the order.
  return changeSaved(state, [])
}
