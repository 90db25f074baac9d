import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SavedItem, SavedState } from '#domain/member/saved.ts'
import type { Db } from '../db/db.ts'
import {
  savedListEntries,
  savedListings,
  savedLists,
  savedRemovals,
  savedShares,
} from '../db/member-schema.ts'

type Step = { before: SavedState; after: SavedState }

/** Writes the difference between two states of a member's collection. */
export async function writeSaved(tx: Db, userId: string, step: Step): Promise<void> {
  await writeItems(tx, userId, step)
  await writeLists(tx, userId, step)
  await writeEntries(tx, userId, step)
  const { removed } = step.before
  const removals = [...step.after.removed].filter(
    ([name, { at, into }]) => removed.get(name)?.at !== at || removed.get(name)?.into !== into,
  )
  if (removals.length === 0) return
  await tx
    .insert(savedRemovals)
    .values(
      removals.map(([name, { at, into }]) => ({
        userId,
        name,
        removedAt: new Date(at),
        joined: into ?? null,
      })),
    )
    .onConflictDoUpdate({
      target: [savedRemovals.userId, savedRemovals.name],
      set: { removedAt: sql`excluded.removed_at`, joined: sql`excluded.joined` },
    })
}

async function writeItems(tx: Db, userId: string, { before, after }: Step): Promise<void> {
  const removedIds = missingFrom(after.items, before.items)
  if (removedIds.length > 0)
    await tx
      .delete(savedListings)
      .where(and(eq(savedListings.userId, userId), inArray(savedListings.listingId, removedIds)))
  const changed = changedFrom(before.items, after.items)
  if (changed.length === 0) return
  await tx
    .insert(savedListings)
    .values(
      changed.map(({ id, at, note, notedAt }) => ({
        userId,
        listingId: id,
        savedAt: new Date(at),
        note: note ?? '',
        notedAt: notedAt ? new Date(notedAt) : null,
      })),
    )
    .onConflictDoUpdate({
      target: [savedListings.userId, savedListings.listingId],
      set: {
        savedAt: sql`excluded.saved_at`,
        note: sql`excluded.note`,
        notedAt: sql`excluded.noted_at`,
      },
    })
}

async function writeLists(tx: Db, userId: string, { before, after }: Step): Promise<void> {
  const removedIds = missingFrom(after.lists, before.lists)
  if (removedIds.length > 0) {
    await tx
      .delete(savedLists)
      .where(and(eq(savedLists.userId, userId), inArray(savedLists.id, removedIds)))
    // Deleting a list also revokes its link.
    await tx
      .delete(savedShares)
      .where(and(eq(savedShares.userId, userId), inArray(savedShares.listId, removedIds)))
  }
  const changed = changedFrom(before.lists, after.lists)
  if (changed.length === 0) return
  await tx
    .insert(savedLists)
    .values(
      changed.map(({ id, name, at, namedAt }) => ({
        userId,
        id,
        name,
        madeAt: new Date(at),
        namedAt: new Date(namedAt),
      })),
    )
    .onConflictDoUpdate({
      target: [savedLists.userId, savedLists.id],
      set: {
        name: sql`excluded.name`,
        madeAt: sql`excluded.made_at`,
        namedAt: sql`excluded.named_at`,
      },
    })
}

/** Runs after items and lists, whose entries are deleted with them. */
async function writeEntries(tx: Db, userId: string, { before, after }: Step): Promise<void> {
  const [current, next] = [entriesOf(before.items), entriesOf(after.items)]
  for (const [name, { listId, listingId }] of current) {
    if (next.has(name)) continue
    const inList = and(
      eq(savedListEntries.listId, listId),
      eq(savedListEntries.listingId, listingId),
    )
    await tx.delete(savedListEntries).where(and(eq(savedListEntries.userId, userId), inList))
  }
  const added = [...next].flatMap(([name, entry]) => (current.has(name) ? [] : [entry]))
  if (added.length > 0)
    await tx
      .insert(savedListEntries)
      .values(added.map((entry) => ({ userId, ...entry })))
      .onConflictDoNothing()
}

function entriesOf(items: readonly SavedItem[]) {
  return new Map(
    items.flatMap(({ id, lists = [] }) =>
      lists.map((list) => [`${list} ${id}`, { listId: list, listingId: id }] as const),
    ),
  )
}

type Named = { id: string }

function missingFrom(state: readonly Named[], other: readonly Named[]): string[] {
  const ids = new Set(state.map(({ id }) => id))
  return other.flatMap(({ id }) => (ids.has(id) ? [] : [id]))
}

/** Items added or changed in the second state; unchanged ones are the same objects. */
function changedFrom<T extends Named>(before: readonly T[], after: readonly T[]): T[] {
  const current = new Set(before)
  return after.filter((item) => !current.has(item))
}
