import { create } from 'zustand'

export type ThreadSync = {
  /** The last exchange between the conversations of this browser and the member's account. */
  status: 'idle' | 'syncing' | 'failed'
  retry: () => void
}

export const useThreadSync = create<ThreadSync>(() => ({ status: 'idle', retry: () => {} }))

export const setThreadSync: (next: Partial<ThreadSync>) => void = useThreadSync.setState
