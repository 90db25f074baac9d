import type { SavedChange } from '#domain/member/saved.ts'
import { currentMember } from './account-session.ts'

/** Whose list this browser shows, and what their account has not heard of yet. */
export type SavedPending = { owner: string; changes: SavedChange[] }

const KEY = 'seekwell-saved-pending'
const LEFT_KEY = 'seekwell-saved-left'

/** Null while the list is a guest's. */
export function readPending(): SavedPending | null {
  return read(KEY)
}

/** What the last member to leave had not sent; their list is not shown here. */
export function readLeftChanges(): SavedPending | null {
  return read(LEFT_KEY)
}

export function storePending(pending: SavedPending | null): void {
  store(KEY, pending)
}

export function storeLeftChanges(left: SavedPending | null): void {
  store(LEFT_KEY, left)
}

function read(key: string): SavedPending | null {
  try {
    const { owner, changes } = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof owner === 'string' && Array.isArray(changes) ? { owner, changes } : null
  } catch {
    return null
  }
}

function store(key: string, pending: SavedPending | null): void {
  try {
    if (pending) localStorage.setItem(key, JSON.stringify(pending))
    else localStorage.removeItem(key)
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
