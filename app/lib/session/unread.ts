import { create } from 'zustand'

/** Number of unread entries in Messages; 0 until known, and for guests. */
export const useUnread = create(() => 0)

export function setUnread(count: number): void {
  useUnread.setState(count)
}
