import type { ThreadSyncLog } from '#app/lib/threads/thread-sync-log.ts'
import type { ChatThread } from '#domain/chat/chat-thread.ts'
import {
  fittingThread,
  maySync,
  mergedThread,
  SYNC_BYTES_LIMIT,
  type SyncedThreads,
  sizeOf,
  type ThreadSync,
} from '#domain/chat/thread-sync.ts'

/** Leaves room for what else a call carries. */
const BATCH_BYTES = SYNC_BYTES_LIMIT / 4

/** What the account has not heard of, as much of it as one call takes. */
export function syncFor(threads: readonly ChatThread[], syncLog: ThreadSyncLog): ThreadSync {
  const news = threads.filter((thread) => isNews(thread, syncLog))
  const batch = batchOf(news.map(fittingThread))
  const known = new Map(Object.entries(syncLog.versions))
  for (const { id, updatedAt } of batch) known.set(id, updatedAt)
  return {
    changes: [
      ...Object.entries(syncLog.deleted).map(([id, at]) => ({ kind: 'delete' as const, id, at })),
      ...batch.map((thread) => ({ kind: 'keep' as const, thread })),
    ],
    known: [...known].map(([id, at]) => ({ id, at })),
  }
}

/** Whether the account does not have it like this, and may. */
export function isNews(thread: ChatThread, { versions }: ThreadSyncLog): boolean {
  return maySync(thread) && versions[thread.id] !== thread.updatedAt
}

/** The list and the log after an answer; changes made here meanwhile stay. */
export function afterSync(
  sent: ThreadSync,
  answer: SyncedThreads,
  now: { threads: readonly ChatThread[]; syncLog: ThreadSyncLog },
): { threads: ChatThread[]; syncLog: ThreadSyncLog } {
  const versions = { ...now.syncLog.versions }
  const deleted = { ...now.syncLog.deleted }
  for (const change of sent.changes) {
    if (change.kind === 'keep') versions[change.thread.id] = change.thread.updatedAt
    else {
      delete versions[change.id]
      if (deleted[change.id] === change.at) delete deleted[change.id]
    }
  }
  const threads = new Map(now.threads.map((thread) => [thread.id, thread]))
  for (const { id, at } of answer.deleted) {
    delete versions[id]
    const own = threads.get(id)
    if (own && own.updatedAt <= at) threads.delete(id)
  }
  for (const thread of answer.threads) {
    versions[thread.id] = thread.updatedAt
    const own = threads.get(thread.id)
    const isGone = (deleted[thread.id] ?? 0) >= thread.updatedAt
    if (!isGone) threads.set(thread.id, own ? mergedThread(own, thread) : thread)
  }
  return { threads: [...threads.values()], syncLog: { ...now.syncLog, versions, deleted } }
}

function batchOf(threads: readonly ChatThread[]): ChatThread[] {
  const batch: ChatThread[] = []
  let bytes = 0
  for (const thread of threads) {
    bytes += sizeOf(thread)
    if (batch.length > 0 && bytes > BATCH_BYTES) break
    batch.push(thread)
  }
  return batch
}
