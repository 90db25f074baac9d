import { useSyncExternalStore } from 'react'
import { type ChatThread, KEPT_MESSAGES, lastSaidAt, readThread } from '#domain/chat/chat-thread.ts'
import { noteDeleted, noteRestored } from './thread-ledger.ts'

const KEY = 'wellness-chats'
const KEPT_THREADS = 200
const NONE: readonly ChatThread[] = []
const listeners = new Set<() => void>()
let known: { text: string | null; threads: readonly ChatThread[] } = { text: null, threads: NONE }

/** The conversations of this browser, the newest first; none on the server. */
export function useChatThreads(): readonly ChatThread[] {
  return useSyncExternalStore(onThreadsChange, chatThreads, () => NONE)
}

/** The same list until storage changes, as useSyncExternalStore asks for. */
export function chatThreads(): readonly ChatThread[] {
  const text = storedText()
  if (text !== known.text) known = { text, threads: readThreads(text) }
  return known.threads
}

/** Stores a conversation, or its newer state; those of other tabs stay. */
export function keepThread(thread: ChatThread): void {
  const kept = { ...thread, messages: thread.messages.slice(-KEPT_MESSAGES) }
  store([kept, ...chatThreads().filter(({ id }) => id !== thread.id)])
}

/** Deletes a conversation, also from the account that it is kept in. */
export function removeThread(id: string): void {
  noteDeleted(id, Date.now())
  store(chatThreads().filter((thread) => thread.id !== id))
}

/** Brings a deleted conversation back, as changed after its deletion. */
export function restoreThread(thread: ChatThread): void {
  noteRestored(thread.id)
  keepThread({ ...thread, updatedAt: Date.now() })
}

/** Shows what an account and this browser hold together; nobody is told of deletions. */
export function replaceThreads(threads: readonly ChatThread[]): void {
  store(threads)
}

/** Makes the stored text safe: whatever is no conversation is left out. */
export function readThreads(text: string | null): readonly ChatThread[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    const threads = Array.isArray(value) ? value.flatMap((item) => readThread(item) ?? []) : []
    return newestFirst(threads).slice(0, KEPT_THREADS)
  } catch {
    return NONE
  }
}

/** Hears of every change, those of other tabs included; returns how to stop listening. */
export function onThreadsChange(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', heard)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', heard)
  }
}

function newestFirst(threads: readonly ChatThread[]): readonly ChatThread[] {
  return threads.toSorted((a, b) => lastSaidAt(b) - lastSaidAt(a))
}

function storedText(): string | null {
  try {
    return window.localStorage.getItem(KEY)
  } catch {
    return known.text
  }
}

/** Where there is no room the oldest go, one by one. */
function store(threads: readonly ChatThread[]): void {
  const ordered = newestFirst(threads).slice(0, KEPT_THREADS)
  for (let count = ordered.length; ; count -= 1) {
    const text = JSON.stringify(ordered.slice(0, count))
    try {
      window.localStorage.setItem(KEY, text)
      break
    } catch {
      if (count > 0) continue
      // Storage is forbidden: the list then lives as long as the page.
      known = { text: storedText(), threads: ordered }
      break
    }
  }
  for (const listener of listeners) listener()
}
