import type { SavedChange } from '#domain/member/saved.ts'
import { currentMember } from '../session/account-session.ts'
import { readItem, writeItem } from '../stores/web-storage.ts'

/** The member whose list this browser shows, and the changes not yet sent to the account. */
export type SavedPending = { owner: string; changes: SavedChange[] }

const KEY = 'seekwell-saved-pending'
const UNSENT_KEY = 'seekwell-saved-left'

/** Null while the list is a guest's. */
export function readPending(): SavedPending | null {
  return read(KEY)
}

/** Unsent changes of the member who last signed out; their list is not shown here. */
export function readUnsentChanges(): SavedPending | null {
  return read(UNSENT_KEY)
}

export function storePending(pending: SavedPending | null): void {
  store(KEY, pending)
}

export function storeUnsentChanges(unsent: SavedPending | null): void {
  store(UNSENT_KEY, unsent)
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
  // If this fails, changes that are not sent before the page closes are lost.
  writeItem('localStorage', key, pending && JSON.stringify(pending))
}

/** Queues a change of a member's list, so that it is not lost while offline. */
export function queueForAccount(change: SavedChange): void {
  const pending = readPending()
  if (pending && pending.owner === currentMember()?.id)
    storePending({ ...pending, changes: [...pending.changes, change] })
}
