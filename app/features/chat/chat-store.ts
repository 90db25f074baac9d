import { useSyncExternalStore } from 'react'
import {
  type ChatEvent,
  type ChatState,
  chatReducer,
  NEW_CHAT,
  readChat,
  writeChat,
} from './chat-state.ts'

const KEY = 'wellness-chat'
const listeners = new Set<() => void>()
let current: ChatState | null = null

/** The conversation of this tab. It outlives every panel that shows it, and a reload; the server knows none. */
export function useChatState(): ChatState {
  return useSyncExternalStore(subscribe, chatState, () => NEW_CHAT)
}

export function chatState(): ChatState {
  current ??= readChat(stored())
  return current
}

/** False when the event changed nothing: it was refused. */
export function dispatch(event: ChatEvent): boolean {
  const before = chatState()
  const after = chatReducer(before, event)
  if (after === before) return false
  current = after
  store(after)
  for (const listener of listeners) listener()
  return true
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function stored(): string | null {
  try {
    return window.sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function store(state: ChatState): void {
  try {
    window.sessionStorage.setItem(KEY, writeChat(state))
  } catch {
    // Storage is full or forbidden: the conversation then lives as long as the page.
  }
}
