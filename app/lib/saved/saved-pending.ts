import type { SavedChange } from '#domain/member/saved.ts'
import { currentMember } from '../session/account-session.ts'
import { readItem, writeItem } from '../stores/web-storage.ts'

/** The member whose list this browser shows, and the changes that their account has not received. */
export type SavedPending = { owner: string; changes: SavedChange[] }

const KEY = 'seekwell-saved-pending'
const LEFT_KEY = 'seekwell-saved-left'

/** Null while the list is a guest's. */
export function readPending(): SavedPending | null {
  return read(KEY)
}

/** The changes that the last member to sign out had not sent; their list is not shown here. */
export function readUnsentChanges(): SavedPending | null {
  return read(LEFT_KEY)
}

export function storePending(pending: SavedPending | null): void {
  store(KEY, pending)
}

export function storeUnsentChanges(left: SavedPending | null): void {
  store(LEFT_KEY, left)
}

function read(key: string): SavedPending | null {
  try {
    const { owner, changes } = JSON.parse(readItem('localStorage', key) ?? '{}')
    return typeof owner === 'string' && Array.isArray(changes) ? { owner, changes } : null
  } catch {
    return null
  }
}

function store(key: string, pending: SavedPending | null): void {
  // Where this fails changes that are not sent before the page closes are lost.
  writeItem('localStorage', key, pending && JSON.stringify(pending))
}

/** Queues a change of a member's list, so that it is not lost while offline. */
export function queueForAccount(change: SavedChange): void {
  const pending = readPending()
  if (pending && pending.owner === currentMember()?.id)
    storePending({ ...pending, changes: [...pending.changes, change] })
}
