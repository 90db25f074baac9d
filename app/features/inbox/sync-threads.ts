import { callAccount } from '#app/lib/session/account-api.ts'
import { currentMember } from '#app/lib/session/account-session.ts'
import type { Connection } from '#app/lib/session/supabase.ts'
import { chatThreads, replaceThreads } from '#app/lib/threads/chat-threads.ts'
import { readSyncLog, storeSyncLog, type ThreadSyncLog } from '#app/lib/threads/thread-sync-log.ts'
import { setThreadSync } from '#app/lib/threads/thread-sync-store.ts'
import { readSyncedThreads } from '#domain/chat/thread-sync.ts'
import { afterSync, isUnsent, syncFor } from './sync-plan.ts'
import { readUnsentThreads, storeUnsentThreads } from './unsent-threads.ts'

/** Enough batches for a full browser; conversations that change meanwhile are sent with the next change. */
const BATCHES_LIMIT = 24

let running: Promise<void> = Promise.resolve()
let fetched: string | null = null
let waiting = false

/**
 * Syncs the conversations of this browser with the member's account; without a member, clears those of the
 * last one. Runs one at a time over all tabs; calls made meanwhile are merged.
 */
export function syncThreads(connection: Connection, memberId: string | null): Promise<void> {
  if (waiting) return running
  waiting = true
  running = running
    .catch(() => undefined)
    .then(() => {
      waiting = false
      return inOneTab(() => (memberId ? syncMember(connection, memberId) : clearMemberThreads()))
    })
  return running
}

function inOneTab(run: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('seekwell-threads', run) : run()
}

/** Stores unsent conversations for their owner; conversations with detected danger are not stored. */
async function clearMemberThreads(): Promise<void> {
  const syncLog = readSyncLog()
  if (!syncLog || currentMember()) return
  fetched = null
  const unsent = chatThreads().filter((thread) => isUnsent(thread, syncLog))
  if (unsent.length > 0 || Object.keys(syncLog.deleted).length > 0)
    storeUnsentThreads({ owner: syncLog.owner, threads: unsent, deleted: syncLog.deleted })
  storeSyncLog(null)
  replaceThreads([])
  setThreadSync({ status: 'idle' })
}

async function syncMember(connection: Connection, id: string): Promise<void> {
  const previous = readSyncLog()
  if (previous?.owner !== id) adoptThreads(id, previous)
  const syncLog = readSyncLog() ?? emptySyncLog(id)
  if (fetched === id && !hasUnsent(syncLog)) return
  setThreadSync({ status: 'syncing' })
  try {
    await sendBatches(connection, id)
    fetched = id
    setThreadSync({ status: 'idle' })
  } catch (error) {
    setThreadSync({ status: 'failed' })
    throw error
  }
}

async function sendBatches(connection: Connection, id: string): Promise<void> {
  for (let round = 0; round < BATCHES_LIMIT; round++) {
    const sync = syncFor(chatThreads(), readSyncLog() ?? emptySyncLog(id))
    const response = await callAccount(connection, 'POST', '/threads', sync)
    const answer = readSyncedThreads(await response.json())
    if (currentMember()?.id !== id) return
    const now = { threads: chatThreads(), syncLog: readSyncLog() ?? emptySyncLog(id) }
    const { threads, syncLog } = afterSync(sync, answer, now)
    storeSyncLog(syncLog)
    if (threads.some((thread, at) => thread !== now.threads[at]) || hasFewer(threads, now.threads))
      replaceThreads(threads)
    if (!hasUnsent(syncLog)) return
  }
}

const hasFewer = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length !== others.length

/** Adds a guest's conversations to the member's; removes those of another member. */
function adoptThreads(id: string, previous: ThreadSyncLog | null): void {
  if (previous) replaceThreads([])
  const unsent = readUnsentThreads(id)
  storeSyncLog({ ...emptySyncLog(id), deleted: unsent?.deleted ?? {} })
  if (!unsent) return
  const here = new Set(chatThreads().map((thread) => thread.id))
  replaceThreads([...chatThreads(), ...unsent.threads.filter((thread) => !here.has(thread.id))])
  storeUnsentThreads(null)
}

function hasUnsent(syncLog: ThreadSyncLog): boolean {
  return (
    Object.keys(syncLog.deleted).length > 0 ||
    chatThreads().some((thread) => isUnsent(thread, syncLog))
  )
}

function emptySyncLog(owner: string): ThreadSyncLog {
  return { owner, versions: {}, deleted: {} }
}
