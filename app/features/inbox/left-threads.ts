import { readThreads } from '#app/lib/chat-threads.ts'
import type { ThreadLedger } from '#app/lib/thread-ledger.ts'
import type { ChatThread } from '#domain/chat/chat-thread.ts'

/** What a member had not sent when they signed out. */
type LeftThreads = Pick<ThreadLedger, 'owner' | 'deleted'> & { threads: readonly ChatThread[] }

const KEY = 'seekwell-threads-left'

/** What waits here for this member; null for anybody else. */
export function readLeft(owner: string): LeftThreads | null {
  try {
    const left = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (left.owner !== owner) return null
    const isRecord = typeof left.deleted === 'object' && left.deleted !== null
    const threads = readThreads(JSON.stringify(left.threads ?? []))
    return { owner, threads, deleted: isRecord ? left.deleted : {} }
  } catch {
    return null
  }
}

export function storeLeft(left: LeftThreads | null): void {
  try {
    if (left) localStorage.setItem(KEY, JSON.stringify(left))
    else localStorage.removeItem(KEY)
  } catch {
    // Full or forbidden: what was never sent is then lost with the sign-out.
  }
}
