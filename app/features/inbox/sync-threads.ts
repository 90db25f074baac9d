import { callAccount } from '#app/lib/session/account-api.ts'
import { currentMember } from '#app/lib/session/account-session.ts'
import type { Connection } from '#app/lib/session/supabase.ts'
import { chatThreads, replaceThreads } from '#app/lib/threads/chat-threads.ts'
import { readSyncLog, storeSyncLog, type ThreadSyncLog } from '#app/lib/threads/thread-sync-log.ts'
import { setThreadSync } from '#app/lib/threads/thread-sync-store.ts'
import { readSyncedThreads } from '#domain/chat/thread-sync.ts'
import { afterSync, isNews, syncFor } from './sync-plan.ts'
import { readUnsentThreads, storeUnsentThreads } from './unsent-threads.ts'

/** Enough for a full browser in batches; a conversation that goes on meanwhile waits for the next change. */
const ROUNDS = 24

let running: Promise<void> = Promise.resolve()
let fetched: string | null = null
let waiting = false

/**
 * Brings the conversations of this browser and of the member's account together; without a member those of
 * one are not shown any more. One at a time, over all tabs; calls made meanwhile become one.
 */
export function syncThreads(connection: Connection, memberId: string | null): Promise<void> {
  if (waiting) return running
  waiting = true
  running = running
    .catch(() => undefined)
    .then(() => {
      waiting = false
      return inOneTab(() => (memberId ? bring(connection, memberId) : leave()))
    })
  return running
}

function inOneTab(run: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('seekwell-threads', run) : run()
}

/** What the account has not heard of waits for its owner; words of danger are left lying nowhere. */
async function leave(): Promise<void> {
  const syncLog = readSyncLog()
  if (!syncLog || currentMember()) return
  fetched = null
  const unsent = chatThreads().filter((thread) => isNews(thread, syncLog))
  if (unsent.length > 0 || Object.keys(syncLog.deleted).length > 0)
    storeUnsentThreads({ owner: syncLog.owner, threads: unsent, deleted: syncLog.deleted })
  storeSyncLog(null)
  replaceThreads([])
  setThreadSync({ status: 'idle' })
}

async function bring(connection: Connection, id: string): Promise<void> {
  const known = readSyncLog()
  if (known?.owner !== id) takeOver(id, known)
  const syncLog = readSyncLog() ?? emptySyncLog(id)
  if (fetched === id && !hasNews(syncLog)) return
  setThreadSync({ status: 'syncing' })
  try {
    await exchange(connection, id)
    fetched = id
    setThreadSync({ status: 'idle' })
  } catch (error) {
    setThreadSync({ status: 'failed' })
    throw error
  }
}

async function exchange(connection: Connection, id: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const sync = syncFor(chatThreads(), readSyncLog() ?? emptySyncLog(id))
    const response = await callAccount(connection, 'POST', '/threads', sync)
    const answer = readSyncedThreads(await response.json())
    if (currentMember()?.id !== id) return
    const now = { threads: chatThreads(), syncLog: readSyncLog() ?? emptySyncLog(id) }
    const { threads, syncLog } = afterSync(sync, answer, now)
    storeSyncLog(syncLog)
    if (threads.some((thread, at) => thread !== now.threads[at]) || hasFewer(threads, now.threads))
      replaceThreads(threads)
    if (!hasNews(syncLog)) return
  }
}

const hasFewer = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length !== others.length

/** A guest's conversations become the member's; another member's never do. */
function takeOver(id: string, known: ThreadSyncLog | null): void {
  if (known) replaceThreads([])
  const left = readUnsentThreads(id)
  storeSyncLog({ ...emptySyncLog(id), deleted: left?.deleted ?? {} })
  if (!left) return
  const here = new Set(chatThreads().map((thread) => thread.id))
  replaceThreads([...chatThreads(), ...left.threads.filter((thread) => !here.has(thread.id))])
  storeUnsentThreads(null)
}

function hasNews(syncLog: ThreadSyncLog): boolean {
  return (
    Object.keys(syncLog.deleted).length > 0 ||
    chatThreads().some((thread) => isNews(thread, syncLog))
  )
}

function emptySyncLog(owner: string): ThreadSyncLog {
  return { owner, versions: {}, deleted: {} }
}
