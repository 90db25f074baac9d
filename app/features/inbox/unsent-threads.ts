import { readItem, writeItem } from '#app/lib/stores/web-storage.ts'
import { readThreads } from '#app/lib/threads/chat-threads.ts'
import type { ThreadSyncLog } from '#app/lib/threads/thread-sync-log.ts'
import type { ChatThread } from '#domain/chat/chat-thread.ts'

/** Conversations that were not sent to the account before sign-out. */
type UnsentThreads = Pick<ThreadSyncLog, 'owner' | 'deleted'> & { threads: readonly ChatThread[] }

const KEY = 'seekwell-threads-left'

/** The unsent conversations of this member; null for anybody else. */
export function readUnsentThreads(owner: string): UnsentThreads | null {
  try {
    const unsent = JSON.parse(readItem('localStorage', KEY) ?? '{}')
    if (unsent.owner !== owner) return null
    const isRecord = typeof unsent.deleted === 'object' && unsent.deleted !== null
    const threads = readThreads(JSON.stringify(unsent.threads ?? []))
    return { owner, threads, deleted: isRecord ? unsent.deleted : {} }
  } catch {
    return null
  }
}

export function storeUnsentThreads(unsent: UnsentThreads | null): void {
  // If this fails, unsent conversations are lost on sign-out.
  writeItem('localStorage', KEY, unsent && JSON.stringify(unsent))
}
