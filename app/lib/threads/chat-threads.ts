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

/** The conversations of this browser, the newest first; none on the server. */
export const useChatThreads = threadStore.use
export const chatThreads = threadStore.current
export const onThreadsChange = threadStore.subscribe

/** Stores a conversation, or its newer state; those of other tabs stay. */
export function saveThread(thread: ChatThread): void {
  const kept = { ...thread, messages: thread.messages.slice(-MESSAGES_LIMIT) }
  store([kept, ...chatThreads().filter(({ id }) => id !== thread.id)])
}

/** Deletes a conversation, also from the account that it is kept in. */
export function removeThread(id: string): void {
  logDeletion(id, Date.now())
  store(chatThreads().filter((thread) => thread.id !== id))
}

/** Brings a deleted conversation back, as changed after its deletion. */
export function restoreThread(thread: ChatThread): void {
  logRestoration(thread.id)
  saveThread({ ...thread, updatedAt: Date.now() })
}

/** Shows what an account and this browser hold together; logs no deletions. */
export function replaceThreads(threads: readonly ChatThread[]): void {
  store(threads)
}

/** Makes the stored text safe: whatever is no conversation is left out. */
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
  threadStore.replace(fitting(newestFirst(threads).slice(0, THREADS_LIMIT)))
}

/** As many of the first as there is room for; all of them where storage is forbidden. */
function fitting(threads: readonly ChatThread[]): readonly ChatThread[] {
  for (let count = threads.length; count >= 0; count -= 1) {
    const some = threads.slice(0, count)
    if (writeItem('localStorage', KEY, JSON.stringify(some))) return some
  }
  return threads
}
