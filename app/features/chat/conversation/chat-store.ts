import { create } from 'zustand'
import { readItem, writeItem } from '#app/lib/stores/web-storage.ts'
import { chatThreads, onThreadsChange, saveThread } from '#app/lib/threads/chat-threads.ts'
import { isRecord } from '#domain/chat/suggestion.ts'
import { type ChatEvent, type ChatState, chatReducer, newChat } from './chat-state.ts'

const KEY = 'wellness-chat'
let lastId = 0

/** The conversation of this tab, restored after a reload; empty on the server and during hydration. */
export const useChatState = create<ChatState>(() => newChat(''))
export const chatState = useChatState.getState

/** A timestamp that is unique on this page. */
export function newId(): string {
  lastId = Math.max(Date.now(), lastId + 1)
  return String(lastId)
}

/** False when the reducer rejected the event. */
export function dispatch(event: ChatEvent): boolean {
  const before = chatState()
  const after = chatReducer(before, event)
  if (after === before) return false
  const isNews = after.thread !== before.thread && event.type !== 'reopened'
  if (isNews && !after.isTemporary && after.thread.messages.length > 0) {
    const thread = { ...after.thread, updatedAt: Date.now() }
    useChatState.setState({ ...after, thread }, true)
    saveThread(thread)
  } else useChatState.setState(after, true)
  storeTab(after)
  return true
}

/** Applies changes or deletion of this conversation by another tab or device, and a sign-out. */
function followThreads(): void {
  const { thread, waitingFor, isTemporary } = chatState()
  if (waitingFor !== null) return
  const stored = chatThreads().find(({ id }) => id === thread.id)
  if (stored && stored.updatedAt > thread.updatedAt) useChatState.setState({ thread: stored })
  if (!stored && !isTemporary && thread.updatedAt > 0) useChatState.setState(newChat(newId()), true)
}

/** The stored state of this tab; a new conversation if there is none. Never throws. */
function readTab(): ChatState {
  const fresh = newChat(newId())
  const tab = parse(readItem('sessionStorage', KEY))
  if (!isRecord(tab)) return fresh
  const thread = chatThreads().find(({ id }) => id === tab['thread'])
  const draft = typeof tab['draft'] === 'string' ? tab['draft'] : ''
  return thread ? { ...fresh, thread, draft } : { ...fresh, draft }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function storeTab({ thread, draft, isTemporary }: ChatState): void {
  const text = isTemporary ? null : JSON.stringify({ thread: thread.id, draft })
  writeItem('sessionStorage', KEY, text)
}

if (typeof window !== 'undefined') {
  useChatState.setState(readTab(), true)
  onThreadsChange(followThreads)
}
