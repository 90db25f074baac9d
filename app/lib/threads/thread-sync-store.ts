import { create } from 'zustand'

export type ThreadSync = {
  /** Status of the last sync between this browser and the member's account. */
  status: 'idle' | 'syncing' | 'failed'
  retry: () => void
}

export const useThreadSync = create<ThreadSync>(() => ({ status: 'idle', retry: () => {} }))

export const setThreadSync: (next: Partial<ThreadSync>) => void = useThreadSync.setState
