import { useSyncExternalStore } from 'react'

/** How it stands between the conversations of this browser and the member's account. */
export type SyncState = 'idle' | 'syncing' | 'failed'

let current: SyncState = 'idle'
const listeners = new Set<() => void>()

export function useSyncState(): SyncState {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => 'idle',
  )
}

export function showSyncState(state: SyncState): void {
  current = state
  for (const tell of listeners) tell()
}

let ask = () => {}

/** The one who is asked to try again. */
export function onSyncAsked(listener: () => void): void {
  ask = listener
}

export function askToSync(): void {
  ask()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
