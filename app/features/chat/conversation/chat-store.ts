import { useSyncExternalStore } from 'react'
import { chatThreads, keepThread, onThreadsChange } from '#app/lib/chat-threads.ts'
import { isRecord } from '#domain/chat/suggestion.ts'
import { type ChatEvent, type ChatState, chatReducer, newChat } from './chat-state.ts'

const KEY = 'wellness-chat'
const SERVER = newChat('')
const listeners = new Set<() => void>()
let current: ChatState | null = null
let lastId = 0
let stopWatching = () => {}

/** A time stamp that nothing else of this page has. */
export function newId(): string {
  lastId = Math.max(Date.now(), lastId + 1)
  return String(lastId)
}

/** The conversation of this tab. It outlives every panel that shows it, and a reload; the server knows none. */
export function useChatState(): ChatState {
  return useSyncExternalStore(subscribe, chatState, () => SERVER)
}

export function chatState(): ChatState {
  current ??= readTab(stored())
  return current
}

/** False when the event changed nothing: it was refused. */
export function dispatch(event: ChatEvent): boolean {
  const before = chatState()
  const after = chatReducer(before, event)
  if (after === before) return false
  current = after
  const isNews = after.thread !== before.thread && event.type !== 'reopened'
  if (isNews && !after.isTemporary && after.thread.messages.length > 0) {
    const thread = { ...after.thread, updatedAt: Date.now() }
    current = { ...after, thread }
    keepThread(thread)
  }
  store(current)
  for (const listener of listeners) listener()
  return true
}

/** Another tab or device went on with this conversation, or deleted it; or its owner signed out. */
function takeOver(): void {
  const state = chatState()
  const stored = chatThreads().find(({ id }) => id === state.thread.id)
  if (state.waitingFor !== null) return
  if (!stored && !state.isTemporary && state.thread.updatedAt > 0) {
    current = newChat(newId())
    for (const listener of listeners) listener()
  }
  if (!stored || stored.updatedAt <= state.thread.updatedAt) return
  current = { ...state, thread: stored }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) stopWatching = onThreadsChange(takeOver)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopWatching()
  }
}

/** What this tab had open. Total: without it, or after a temporary conversation, a new one begins. */
function readTab(text: string | null): ChatState {
  const fresh = newChat(newId())
  const kept = parsed(text)
  if (!isRecord(kept)) return fresh
  const thread = chatThreads().find(({ id }) => id === kept['thread'])
  const draft = typeof kept['draft'] === 'string' ? kept['draft'] : ''
  return thread ? { ...fresh, thread, draft } : { ...fresh, draft }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function stored(): string | null {
  try {
    return window.sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function store({ thread, draft, isTemporary }: ChatState): void {
  try {
    if (isTemporary) window.sessionStorage.removeItem(KEY)
    else window.sessionStorage.setItem(KEY, JSON.stringify({ thread: thread.id, draft }))
  } catch {
    // Storage is full or forbidden: the conversation then lives as long as the page.
  }
}
