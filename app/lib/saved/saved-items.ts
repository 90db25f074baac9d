import type { SavedChange, SavedItem, StoredFacts } from '#domain/member/saved.ts'
import { createBrowserStore } from '../stores/browser-store.ts'

// Loaded on every page; lists and notes are in saved-lists.ts, which is loaded lazily.

const LIMIT = 500
const NONE: readonly SavedItem[] = []

const store = createBrowserStore('seekwell-saved', readSavedItems, NONE)
let listener: (change: SavedChange) => void = () => {}
let lastStamp = 0

/** Sets the one listener for the visitor's changes, which syncs them to the account. */
export function onSavedChange(next: (change: SavedChange) => void): void {
  listener = next
}

/** Publishes changes with strictly increasing timestamps, so that their order is kept. */
export function publishSavedChanges(...changes: SavedChange[]): void {
  for (const change of changes) listener({ ...change, when: stampNow() })
}

/** Now (ISO), but later than any earlier stamp and than every saved item, whatever the clock says. */
export function stampNow(): string {
  const newest = Date.parse(savedItems()[0]?.at ?? '') || 0
  lastStamp = Math.max(Date.now(), lastStamp + 1, newest + 1)
  return new Date(lastStamp).toISOString()
}

/** Replaces the items with those of the account, without publishing a change. */
export function replaceSaved(next: readonly SavedItem[]): void {
  store.replace(next)
}

/** The visitor's saved items, newest first; empty on the server and during hydration. */
export const useSavedItems = store.use

export const savedItems = store.current

export function useIsSaved(id: string): boolean {
  return useSavedItems().some((item) => item.id === id)
}

/** Saves or removes a listing. Null when the limit is reached and nothing changed. */
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

/** Parses the stored text; anything but an array counts as empty, and invalid items are left out. */
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
  const listIds = Array.isArray(lists) ? lists.filter((list) => typeof list === 'string') : []
  return {
    id,
    at,
    ...(typeof note === 'string' && typeof notedAt === 'string' && { note, notedAt }),
    ...(listIds.length > 0 && { lists: listIds }),
    ...(isStoredFacts(kept) && { kept }),
  }
}

function isStoredFacts(kept: StoredFacts | undefined): kept is StoredFacts {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    [kept.title, kept.type, kept.contentType].every((word) => typeof word === 'string') &&
    Array.isArray(kept.tags)
  )
}
