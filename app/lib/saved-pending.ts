import type { SavedChange } from '#domain/saved.ts'
import { currentMember } from './account-session.ts'

/** Whose list this browser shows, and what their account has not heard of yet. */
export type SavedPending = { owner: string; changes: SavedChange[] }

const KEY = 'seekwell-saved-pending'

/** Null while the list is a guest's. */
export function readPending(): SavedPending | null {
  try {
    const { owner, changes } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof owner === 'string' && Array.isArray(changes) ? { owner, changes } : null
  } catch {
    return null
  }
}

export function storePending(pending: SavedPending | null): void {
  try {
    if (pending) localStorage.setItem(KEY, JSON.stringify(pending))
    else localStorage.removeItem(KEY)
  } catch {
    // Full or forbidden: the account hears of it while the page is open, or not at all.
  }
}

/** Notes a change of a member's list, so that it is not lost without a network. */
export function keepForAccount(change: SavedChange): void {
  const pending = readPending()
  if (pending && pending.owner === currentMember()?.id)
    storePending({ ...pending, changes: [...pending.changes, change] })
}
