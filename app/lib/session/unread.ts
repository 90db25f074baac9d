import { create } from 'zustand'

/** How many things in Messages the visitor has not seen; 0 until that is known, and for guests. */
export const useUnread = create(() => 0)

export function setUnread(count: number): void {
  useUnread.setState(count)
}
