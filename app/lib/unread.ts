import { useSyncExternalStore } from 'react'

let unread = 0
const listeners = new Set<() => void>()

/** How many things in Messages the visitor has not seen; 0 until that is known, and for guests. */
export function useUnread(): number {
  return useSyncExternalStore(subscribe, unreadCount, () => 0)
}

export function showUnread(count: number): void {
  if (count === unread) return
  unread = count
  for (const tell of listeners) tell()
}

const unreadCount = () => unread

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
