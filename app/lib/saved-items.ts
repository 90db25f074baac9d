import { useSyncExternalStore } from 'react'

/** A saved listing as the browser keeps it: newest first. */
export type SavedItem = {
  id: string
  /** ISO time of saving. */
  at: string
  note?: string
  /** ISO time of the note; the newest one wins where two lists meet. */
  notedAt?: string
}

export const NOTE_LIMIT = 1_000

/** What the visitor did to the list. */
export type SavedItemChange = { kind: 'save'; item: SavedItem } | { kind: 'remove'; id: string }

const KEY = 'seekwell-saved'
const LIMIT = 500
const NONE: readonly SavedItem[] = []

let items: readonly SavedItem[] | null = null
const listeners = new Set<() => void>()
let hear: (change: SavedItemChange) => void = () => {}

/** The one who is told of every change that the visitor makes, at once; an account keeps up by it. */
export function onSavedChange(listener: (change: SavedItemChange) => void): void {
  hear = listener
}

/** Shows what an account holds; nobody is told. */
export function replaceSaved(next: readonly SavedItem[]): void {
  store(next)
}

/** What this visitor has saved, newest first; empty on the server and while hydrating. */
export function useSavedItems(): readonly SavedItem[] {
  return useSyncExternalStore(subscribe, savedItems, () => NONE)
}

export function useIsSaved(id: string): boolean {
  return useSavedItems().some((item) => item.id === id)
}

/** Saves a listing, or takes it back. Returns whether it is saved now. */
export function toggleSaved(id: string): boolean {
  const known = savedItems()
  const saved = !known.some((item) => item.id === id)
  const rest = known.filter((item) => item.id !== id)
  const item = { id, at: new Date().toISOString() }
  store(saved ? [item, ...rest].slice(0, LIMIT) : rest)
  hear(saved ? { kind: 'save', item } : { kind: 'remove', id })
  return saved
}

/** Puts a removed item back where it was. */
export function restoreSaved(item: SavedItem): void {
  const rest = savedItems().filter((other) => other.id !== item.id)
  store([...rest, item].sort((a, b) => b.at.localeCompare(a.at)))
  hear({ kind: 'save', item })
}

/** Keeps a note with a saved listing; an empty one takes it away. */
export function noteSaved(id: string, text: string): void {
  const note = text.trim().slice(0, NOTE_LIMIT)
  const known = savedItems().find((item) => item.id === id)
  if (!known || (known.note ?? '') === note) return
  const item = { ...known, note, notedAt: new Date().toISOString() }
  store(savedItems().map((other) => (other.id === id ? item : other)))
  hear({ kind: 'save', item })
}

export function savedItems(): readonly SavedItem[] {
  items ??= read()
  return items
}

/** Makes the stored text safe: whatever is not a list of saved items counts as nothing saved. */
export function readSavedItems(text: string | null): readonly SavedItem[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return NONE
    const known = stored.filter(isSavedItem).map(withSafeNote)
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

function withSafeNote({ id, at, note, notedAt }: SavedItem): SavedItem {
  return typeof note === 'string' && typeof notedAt === 'string'
    ? { id, at, note, notedAt }
    : { id, at }
}

function read(): readonly SavedItem[] {
  try {
    return readSavedItems(localStorage.getItem(KEY))
  } catch {
    // Storage can be forbidden; saving then lasts as long as the page.
    return NONE
  }
}

function store(next: readonly SavedItem[]): void {
  items = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Full or forbidden: what is saved still shows until the page is left.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  function onStorage(event: StorageEvent) {
    if (event.key !== KEY) return
    items = null
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
