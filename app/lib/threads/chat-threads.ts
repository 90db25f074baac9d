import {
  type ChatThread,
  lastMessageAt,
  MESSAGES_LIMIT,
  readThread,
} from '#domain/chat/chat-thread.ts'
import { createBrowserStore } from '../stores/browser-store.ts'
import { writeItem } from '../stores/web-storage.ts'
import { logDeletion, logRestoration } from './thread-sync-log.ts'

const KEY = 'wellness-chats'
const THREADS_LIMIT = 200
const NONE: readonly ChatThread[] = []

const threadStore = createBrowserStore(KEY, readThreads, NONE)

/** The conversations of this browser, newest first; none on the server. */
export const useChatThreads = threadStore.use
export const chatThreads = threadStore.current
export const onThreadsChange = threadStore.subscribe

/** Adds or updates a conversation; changes of other tabs are kept. */
export function saveThread(thread: ChatThread): void {
  const stored = { ...thread, messages: thread.messages.slice(-MESSAGES_LIMIT) }
  store([stored, ...chatThreads().filter(({ id }) => id !== thread.id)])
}

/** Deletes a conversation, and logs that for the account. */
export function removeThread(id: string): void {
  logDeletion(id, Date.now())
  store(chatThreads().filter((thread) => thread.id !== id))
}

/** Restores a deleted conversation, updated after its deletion. */
export function restoreThread(thread: ChatThread): void {
  logRestoration(thread.id)
  saveThread({ ...thread, updatedAt: Date.now() })
}

/** Replaces the conversations after a sync; logs no deletions. */
export function replaceThreads(threads: readonly ChatThread[]): void {
  store(threads)
}

/** Parses the stored text; invalid conversations are left out. */
export function readThreads(text: string | null): readonly ChatThread[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    const threads = Array.isArray(value) ? value.flatMap((item) => readThread(item) ?? []) : []
    return newestFirst(threads).slice(0, THREADS_LIMIT)
  } catch {
    return NONE
  }
}

function newestFirst(threads: readonly ChatThread[]): readonly ChatThread[] {
  return threads.toSorted((a, b) => lastMessageAt(b) - lastMessageAt(a))
}

function store(threads: readonly ChatThread[]): void {
  threadStore.replace(storeAsManyAsFit(newestFirst(threads).slice(0, THREADS_LIMIT)))
}

/** The longest prefix that fits into storage; all of them when storage is blocked. */
function storeAsManyAsFit(threads: readonly ChatThread[]): readonly ChatThread[] {
  for (let count = threads.length; count >= 0; count -= 1) {
    const first = threads.slice(0, count)
    if (writeItem('localStorage', KEY, JSON.stringify(first))) return first
  }
  return threads
}
