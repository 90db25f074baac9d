import type { SavedChange, SavedItem, StoredFacts } from '#domain/member/saved.ts'
import { createBrowserStore } from '../stores/browser-store.ts'

// On every page: the rules of lists and notes are in saved-lists.ts, which comes when it is wanted.

const LIMIT = 500
const NONE: readonly SavedItem[] = []

const store = createBrowserStore('seekwell-saved', readSavedItems, NONE)
let listener: (change: SavedChange) => void = () => {}
let lastStamp = 0

/** Sets the one listener for changes that the visitor makes, by which the account stays in step. */
export function onSavedChange(next: (change: SavedChange) => void): void {
  listener = next
}

/** Publishes changes, each with a time of its own, so that none counts as older than the one before. */
export function publishSavedChanges(...changes: SavedChange[]): void {
  for (const change of changes) listener({ ...change, when: stampNow() })
}

/** Now (ISO), later than any stamp of this page before and, whatever this clock says, than what is saved. */
export function stampNow(): string {
  const newest = Date.parse(savedItems()[0]?.at ?? '') || 0
  lastStamp = Math.max(Date.now(), lastStamp + 1, newest + 1)
  return new Date(lastStamp).toISOString()
}

/** Shows what an account holds, without publishing a change. */
export function replaceSaved(next: readonly SavedItem[]): void {
  store.replace(next)
}

/** What this visitor has saved, newest first; empty on the server and while hydrating. */
export const useSavedItems = store.use

export const savedItems = store.current

export function useIsSaved(id: string): boolean {
  return useSavedItems().some((item) => item.id === id)
}

/** Saves a listing, or takes it back. Null when as much is saved as fits, so that nothing was done. */
export function toggleSaved(id: string): 'saved' | 'removed' | null {
  const known = savedItems()
  const rest = known.filter((item) => item.id !== id)
  if (rest.length < known.length) {
    store.replace(rest)
    publishSavedChanges({ kind: 'remove', id })
    return 'removed'
  }
  if (known.length >= LIMIT) return null
  const item = { id, at: stampNow() }
  store.replace([item, ...rest])
  publishSavedChanges({ kind: 'save', item })
  return 'saved'
}

/** Makes the stored text safe: whatever is not a list of saved items counts as nothing saved. */
export function readSavedItems(text: string | null): readonly SavedItem[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return NONE
    const known = stored.filter(isSavedItem).map(toSavedItem)
    return known.filter((item, place) => known.findIndex((other) => other.id === item.id) === place)
  } catch {
    return NONE
  }
}

function isSavedItem(value: unknown): value is SavedItem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'at' in value &&
    typeof value.at === 'string'
  )
}

function toSavedItem({ id, at, note, notedAt, lists, kept }: SavedItem): SavedItem {
  const filed = Array.isArray(lists) ? lists.filter((list) => typeof list === 'string') : []
  return {
    id,
    at,
    ...(typeof note === 'string' && typeof notedAt === 'string' && { note, notedAt }),
    ...(filed.length > 0 && { lists: filed }),
    ...(isKept(kept) && { kept }),
  }
}

function isKept(kept: StoredFacts | undefined): kept is StoredFacts {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    [kept.title, kept.type, kept.contentType].every((word) => typeof word === 'string') &&
    Array.isArray(kept.tags)
  )
}
