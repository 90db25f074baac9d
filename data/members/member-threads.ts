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

type Kept = { id: string; thread: ChatThread | null; changedAt: number }

/** A member's conversations, the newest first. */
export async function listThreads(db: Db, userId: string): Promise<ChatThread[]> {
  const rows = await db
    .select()
    .from(memberThreads)
    .where(and(eq(memberThreads.userId, userId), isNotNull(memberThreads.thread)))
    .orderBy(desc(memberThreads.changedAt), memberThreads.id)
  return rows.flatMap((row) => toKept(row).thread ?? [])
}

/**
 * Brings a browser and the account together: states of one conversation become one without loss, and what
 * was deleted stays so unless it was changed later. Gives what the browser does not have.
 */
export async function syncThreads(
  db: Db,
  userId: string,
  { changes, known }: ThreadSync,
): Promise<SyncedThreads> {
  return db.transaction(async (tx) => {
    // Two devices at once would each merge with a state that the other replaces.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const kept = await readKept(tx, userId)
    for (const change of changes) {
      const id = change.kind === 'keep' ? change.thread.id : change.id
      const old = kept.get(id)
      const next =
        change.kind === 'keep' ? keeping(old, change.thread) : deleting(old, id, change.at)
      if (next === old) continue
      kept.set(id, next)
      await store(tx, userId, next)
    }
    await dropOldest(tx, userId, kept)
    return answerTo(known, changes.map(idOf), kept)
  })
}

const idOf = (change: ThreadSync['changes'][number]) =>
  change.kind === 'keep' ? change.thread.id : change.id

function keeping(old: Kept | undefined, thread: ChatThread): Kept {
  const fresh = { id: thread.id, thread, changedAt: thread.updatedAt }
  if (!old) return fresh
  if (old.thread === null) return thread.updatedAt > old.changedAt ? fresh : old
  const merged = mergedThread(old.thread, thread)
  return merged === old.thread ? old : { ...fresh, thread: merged, changedAt: merged.updatedAt }
}

function deleting(old: Kept | undefined, id: string, at: number): Kept {
  return old && old.changedAt > at ? old : { id, thread: null, changedAt: at }
}

function answerTo(
  known: ThreadSync['known'],
  changed: readonly string[],
  kept: ReadonlyMap<string, Kept>,
): SyncedThreads {
  const versions = new Map(known.map(({ id, at }) => [id, at]))
  const heard = new Set([...versions.keys(), ...changed])
  const rows = [...kept.values()]
  return {
    threads: rows.flatMap(({ id, thread }) =>
      thread && versions.get(id) !== thread.updatedAt ? [thread] : [],
    ),
    deleted: rows.flatMap(({ id, thread, changedAt: at }) =>
      thread === null && heard.has(id) ? [{ id, at }] : [],
    ),
  }
}

async function readKept(db: Db, userId: string): Promise<Map<string, Kept>> {
  const rows = await db.select().from(memberThreads).where(eq(memberThreads.userId, userId))
  return new Map(rows.map((row) => [row.id, toKept(row)]))
}

async function store(db: Db, userId: string, kept: Kept): Promise<void> {
  const { id, thread, changedAt } = kept
  await db
    .insert(memberThreads)
    .values({ userId, id, thread, changedAt })
    .onConflictDoUpdate({
      target: [memberThreads.userId, memberThreads.id],
      set: { thread, changedAt },
    })
}

async function dropOldest(db: Db, userId: string, kept: Map<string, Kept>): Promise<void> {
  const byAge = [...kept.values()].toSorted((a, b) => b.changedAt - a.changedAt)
  const alive = byAge.filter(({ thread }) => thread !== null).slice(THREADS_LIMIT)
  const gone = byAge.filter(({ thread }) => thread === null).slice(THREADS_LIMIT)
  const ids = [...alive, ...gone].map(({ id }) => id)
  if (ids.length === 0) return
  for (const id of ids) kept.delete(id)
  await db
    .delete(memberThreads)
    .where(and(eq(memberThreads.userId, userId), inArray(memberThreads.id, ids)))
}

function toKept({ id, thread, changedAt }: typeof memberThreads.$inferSelect): Kept {
  return { id, thread: thread === null ? null : readThread(thread), changedAt }
}
