import {
  changeSaved,
  LIST_NAME_LIMIT,
  LISTS_LIMIT,
  listKey,
  NOTE_LIMIT,
  type SavedChange,
  type SavedItem,
  type SavedList,
} from '#domain/member/saved.ts'
import { toSingleLine } from '#domain/text/single-line.ts'
import { createBrowserStore } from '../stores/browser-store.ts'
import { publishSavedChanges, replaceSaved, savedItems, stampNow } from './saved-items.ts'

const NONE: readonly SavedList[] = []

const store = createBrowserStore('seekwell-saved-lists', readSavedLists, NONE)

/** The visitor's lists, oldest first. */
export const useSavedLists = store.use
export const savedLists = store.current

/** Replaces the lists with those of the account, without publishing a change. */
export function replaceLists(lists: readonly SavedList[]): void {
  store.replace(lists)
}

export type NameError = 'empty' | 'long' | 'taken' | 'full'

/** Validates the name of a list; null when it is valid. `id` is the list that is renamed. */
export function validateName(name: string, id: string | null = null): NameError | null {
  const line = toSingleLine(name)
  const key = listKey(line)
  if (key === '') return 'empty'
  if (line.length > LIST_NAME_LIMIT) return 'long'
  const lists = savedLists()
  if (lists.some((list) => list.id !== id && listKey(list.name) === key)) return 'taken'
  return id === null && lists.length >= LISTS_LIMIT ? 'full' : null
}

/** Creates a list; its name must be valid. */
export function makeList(name: string): SavedList {
  const at = stampNow()
  const list = { id: newListId(), name: toSingleLine(name), at, namedAt: at }
  change({ kind: 'list', list })
  return list
}

export function renameList(list: SavedList, name: string): void {
  change({ kind: 'list', list: { ...list, name: toSingleLine(name), namedAt: stampNow() } })
}

/** Deletes a list; its items stay saved. Returns the undo function. */
export function deleteList(list: SavedList): () => void {
  const listIds = savedItems().filter(({ lists }) => lists?.includes(list.id))
  change({ kind: 'unlist', id: list.id })
  return () =>
    change(
      { kind: 'list', list },
      ...listIds.map(({ id }) => ({ kind: 'file', id, list: list.id }) as const),
    )
}

export function fileSaved(id: string, list: string, isIn: boolean): void {
  change({ kind: isIn ? 'file' : 'unfile', id, list })
}

/** Restores a removed item with its position, note and lists. */
export function restoreSaved(item: SavedItem): void {
  change({ kind: 'save', item })
}

/** Sets the note of a saved listing; an empty one removes it. */
export function noteSaved(id: string, text: string): void {
  const note = text.trim().slice(0, NOTE_LIMIT)
  const known = savedItems().find((item) => item.id === id)
  if (!known || (known.note ?? '') === note) return
  // Without `lists`: another device may have removed it from one meanwhile.
  change({ kind: 'save', item: { id, at: known.at, note, notedAt: stampNow() } })
}

function change(...changes: SavedChange[]): void {
  const before = { items: savedItems(), lists: savedLists(), removed: new Map() }
  const { items, lists } = changeSaved(before, changes)
  store.replace(lists)
  replaceSaved(items)
  publishSavedChanges(...changes)
}

function newListId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Parses the stored text; invalid lists are left out. */
export function readSavedLists(text: string | null): readonly SavedList[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSavedList) : NONE
  } catch {
    return NONE
  }
}

function isSavedList(value: unknown): value is SavedList {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'name', 'at', 'namedAt'].every(
      (field) => field in value && typeof value[field as keyof typeof value] === 'string',
    )
  )
}
