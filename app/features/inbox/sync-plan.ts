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

/** Leaves room for the rest of the call. */
const BATCH_BYTES = SYNC_BYTES_LIMIT / 4

/** The unsent changes, as many as fit into one call. */
export function syncFor(threads: readonly ChatThread[], syncLog: ThreadSyncLog): ThreadSync {
  const unsent = threads.filter((thread) => isUnsent(thread, syncLog))
  const batch = batchOf(unsent.map(fittingThread))
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

/** Whether the account lacks this version and may receive it. */
export function isUnsent(thread: ChatThread, { versions }: ThreadSyncLog): boolean {
  return maySync(thread) && versions[thread.id] !== thread.updatedAt
}

/** The conversations and the log after a response; local changes made meanwhile are kept. */
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
    const isDeleted = (deleted[thread.id] ?? 0) >= thread.updatedAt
    if (!isDeleted) threads.set(thread.id, own ? mergedThread(own, thread) : thread)
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
