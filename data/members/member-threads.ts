import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { type ChatThread, readThread } from '#domain/chat/chat-thread.ts'
import {
  mergedThread,
  type SyncedThreads,
  THREADS_LIMIT,
  type ThreadSync,
} from '#domain/chat/thread-sync.ts'
import { users } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'
import { memberThreads } from '../db/member-schema.ts'

type StoredThread = { id: string; thread: ChatThread | null; changedAt: number }

/** A member's conversations, the newest first. */
export async function listThreads(db: Db, userId: string): Promise<ChatThread[]> {
  const rows = await db
    .select()
    .from(memberThreads)
    .where(and(eq(memberThreads.userId, userId), isNotNull(memberThreads.thread)))
    .orderBy(desc(memberThreads.changedAt), memberThreads.id)
  return rows.flatMap((row) => toStoredThread(row).thread ?? [])
}

/**
 * Syncs a browser with the account: versions of a conversation are merged without loss, and deletions win
 * over older changes. Returns what the browser does not have.
 */
export async function syncThreads(
  db: Db,
  userId: string,
  { changes, known }: ThreadSync,
): Promise<SyncedThreads> {
  return db.transaction(async (tx) => {
    // Without the lock, concurrent syncs would overwrite each other's merge.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const stored = await readStored(tx, userId)
    for (const change of changes) {
      const id = change.kind === 'keep' ? change.thread.id : change.id
      const old = stored.get(id)
      const next =
        change.kind === 'keep' ? merge(old, change.thread) : markDeleted(old, id, change.at)
      if (next === old) continue
      stored.set(id, next)
      await store(tx, userId, next)
    }
    await dropOldest(tx, userId, stored)
    return answerTo(known, changes.map(idOf), stored)
  })
}

const idOf = (change: ThreadSync['changes'][number]) =>
  change.kind === 'keep' ? change.thread.id : change.id

function merge(old: StoredThread | undefined, thread: ChatThread): StoredThread {
  const fresh = { id: thread.id, thread, changedAt: thread.updatedAt }
  if (!old) return fresh
  if (old.thread === null) return thread.updatedAt > old.changedAt ? fresh : old
  const merged = mergedThread(old.thread, thread)
  return merged === old.thread ? old : { ...fresh, thread: merged, changedAt: merged.updatedAt }
}

function markDeleted(old: StoredThread | undefined, id: string, at: number): StoredThread {
  return old && old.changedAt > at ? old : { id, thread: null, changedAt: at }
}

function answerTo(
  known: ThreadSync['known'],
  changed: readonly string[],
  stored: ReadonlyMap<string, StoredThread>,
): SyncedThreads {
  const versions = new Map(known.map(({ id, at }) => [id, at]))
  const relevant = new Set([...versions.keys(), ...changed])
  const rows = [...stored.values()]
  return {
    threads: rows.flatMap(({ id, thread }) =>
      thread && versions.get(id) !== thread.updatedAt ? [thread] : [],
    ),
    deleted: rows.flatMap(({ id, thread, changedAt: at }) =>
      thread === null && relevant.has(id) ? [{ id, at }] : [],
    ),
  }
}

async function readStored(db: Db, userId: string): Promise<Map<string, StoredThread>> {
  const rows = await db.select().from(memberThreads).where(eq(memberThreads.userId, userId))
  return new Map(rows.map((row) => [row.id, toStoredThread(row)]))
}

async function store(db: Db, userId: string, stored: StoredThread): Promise<void> {
  const { id, thread, changedAt } = stored
  await db
    .insert(memberThreads)
    .values({ userId, id, thread, changedAt })
    .onConflictDoUpdate({
      target: [memberThreads.userId, memberThreads.id],
      set: { thread, changedAt },
    })
}

async function dropOldest(
  db: Db,
  userId: string,
  stored: Map<string, StoredThread>,
): Promise<void> {
  const byAge = [...stored.values()].toSorted((a, b) => b.changedAt - a.changedAt)
  const alive = byAge.filter(({ thread }) => thread !== null).slice(THREADS_LIMIT)
  const gone = byAge.filter(({ thread }) => thread === null).slice(THREADS_LIMIT)
  const ids = [...alive, ...gone].map(({ id }) => id)
  if (ids.length === 0) return
  for (const id of ids) stored.delete(id)
  await db
    .delete(memberThreads)
    .where(and(eq(memberThreads.userId, userId), inArray(memberThreads.id, ids)))
}

function toStoredThread({
  id,
  thread,
  changedAt,
}: typeof memberThreads.$inferSelect): StoredThread {
  return { id, thread: thread === null ? null : readThread(thread), changedAt }
}
