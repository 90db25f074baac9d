import type { ContentType } from '../listing/category.ts'

/** Facts of a listing stored for when it leaves the catalogue. */
export type StoredFacts = { title: string; contentType: ContentType; type: string; tags: string[] }

/** A saved listing; all times are ISO. */
export type SavedItem = {
  id: string
  /** Time of saving. */
  at: string
  note?: string | undefined
  /** Time of the note; when merging, the newest wins. */
  notedAt?: string | undefined
  /** Ids of the named lists that contain it. */
  lists?: readonly string[] | undefined
  /** Set by the server for an item that is no longer listed. */
  kept?: StoredFacts | undefined
}

/** A list named by the visitor; its id is 32 hexadecimal digits. */
export type SavedList = { id: string; name: string; at: string; namedAt: string }

/** A change by a visitor and its time (ISO); without a time it counts as the newest. */
export type SavedChange = (
  | { kind: 'save'; item: SavedItem }
  | { kind: 'remove'; id: string }
  | { kind: 'list'; list: SavedList }
  | { kind: 'unlist'; id: string }
  | { kind: 'file' | 'unfile'; id: string; list: string }
) & { when?: string | undefined }

/** Time of a removal; for a list merged into another of the same name, the id of that one. */
type Removal = { at: string; into?: string | undefined }

export type SavedState = {
  /** Newest first. */
  items: readonly SavedItem[]
  /** Oldest first; names are unique. */
  lists: readonly SavedList[]
  /** Keys: `item <id>`, `list <id>` or `entry <list> <id>`. */
  removed: ReadonlyMap<string, Removal>
}

export const SAVED_LIMIT = 500
export const NOTE_LIMIT = 1_000
/** Maximum number of lists to create; merged collections may have more. */
export const LISTS_LIMIT = 30
export const LIST_NAME_LIMIT = 60
export const STORED_LISTS_LIMIT = 200

export const NOTHING_SAVED: SavedState = { items: [], lists: [], removed: new Map() }

/** The key that identifies a list by its name, ignoring case and spaces. */
export function listKey(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
}

/**
 * Applies changes in order. An item saved twice stays once, with the first time of saving, the newest
 * note and the lists of both; lists of one name are merged; a change older than the removal of its target
 * is ignored; the oldest items beyond the limit are dropped.
 */
export function changeSaved(state: SavedState, changes: readonly SavedChange[]): SavedState {
  const { items, lists, removed } = changes.reduce(changeOnce, state)
  return {
    items: items.toSorted(newestFirst).slice(0, SAVED_LIMIT),
    lists: lists.toSorted(oldestFirst),
    removed,
  }
}

/** A collection as changes to another, for a lossless merge. */
export function toChanges({ items, lists }: Pick<SavedState, 'items' | 'lists'>): SavedChange[] {
  return [
    ...lists.map((list) => ({ kind: 'list', list }) as const),
    ...items.map((item) => ({ kind: 'save', item }) as const),
  ]
}

function changeOnce(state: SavedState, change: SavedChange): SavedState {
  switch (change.kind) {
    case 'save':
      return save(state, change.item, change.when)
    case 'remove':
      return remove(state, change.id, change.when)
    case 'list':
      return nameList(state, change.list, change.when)
    case 'unlist':
      return removeList(state, listOf(state, change.id), change.when)
    case 'file':
      return fileItem(state, change.id, listOf(state, change.list), change.when)
    case 'unfile':
      return unfileItem(state, change.id, listOf(state, change.list), change.when)
  }
}

const itemName = (id: string) => `item ${id}`
const listName = (id: string) => `list ${id}`
const entryName = (list: string, id: string) => `entry ${list} ${id}`

function isRemoved({ removed }: SavedState, name: string, when: string | undefined): boolean {
  const removal = removed.get(name)
  return removal !== undefined && when !== undefined && when <= removal.at
}

/** A change without a time is never outdated; the server, which knows the time, filters such changes. */
function withRemoval(
  { removed }: SavedState,
  name: string,
  when: string | undefined,
  into?: string,
) {
  return new Map(removed).set(name, { at: when ?? '', ...(into && { into }) })
}

/** The list that an id refers to, after merges. */
function listOf({ removed }: SavedState, id: string): string {
  const seen = new Set<string>()
  let found = id
  for (let next: string | undefined = id; next && !seen.has(next); ) {
    seen.add(next)
    found = next
    next = removed.get(listName(next))?.into
  }
  return found
}

function save(state: SavedState, item: SavedItem, when: string | undefined): SavedState {
  if (isRemoved(state, itemName(item.id), when)) return state
  const known = state.items.find(({ id }) => id === item.id)
  const filed = (item.lists ?? [])
    .map((id) => listOf(state, id))
    .filter(
      (list) =>
        state.lists.some(({ id }) => id === list) &&
        !isRemoved(state, entryName(list, item.id), when),
    )
  const next = withLists(known ? meet(known, item) : item, [...(known?.lists ?? []), ...filed])
  return {
    ...state,
    items: known
      ? state.items.map((other) => (other === known ? next : other))
      : [next, ...state.items],
  }
}

function meet(one: SavedItem, other: SavedItem): SavedItem {
  const { id, note: _note, notedAt: _notedAt, ...rest } = { ...other, ...one }
  const { note, notedAt } = newerNote(one, other)
  return {
    id,
    ...rest,
    at: one.at < other.at ? one.at : other.at,
    ...(note !== undefined && { note }),
    ...(notedAt !== undefined && { notedAt }),
  }
}

function newerNote(one: SavedItem, other: SavedItem): Pick<SavedItem, 'note' | 'notedAt'> {
  const [first, second] = [one.notedAt ?? '', other.notedAt ?? '']
  if (first !== second) return first > second ? one : other
  // Equal times: the choice is arbitrary but must be deterministic.
  return (one.note ?? '') > (other.note ?? '') ? one : other
}

function withLists(item: SavedItem, lists: readonly string[]): SavedItem {
  const { lists: _, ...rest } = item
  return lists.length > 0 ? { ...rest, lists: [...new Set(lists)].sort() } : rest
}

function remove(state: SavedState, id: string, when: string | undefined): SavedState {
  const known = state.items.find((item) => item.id === id)
  if (!known || (when !== undefined && when < known.at)) return state
  return {
    ...state,
    items: state.items.filter((item) => item !== known),
    removed: withRemoval(state, itemName(id), when),
  }
}

function nameList(state: SavedState, list: SavedList, when: string | undefined): SavedState {
  const id = listOf(state, list.id)
  if (isRemoved(state, listName(id), when)) return state
  const known = state.lists.find((other) => other.id === id)
  if (!known && state.lists.length >= STORED_LISTS_LIMIT) return state
  const next = known ? meetLists(known, { ...list, id }) : { ...list, id }
  const rest = state.lists.filter((other) => other !== known)
  const same = rest.find((other) => listKey(other.name) === listKey(next.name))
  const named = { ...state, lists: [...rest, next] }
  return same ? joinLists(named, next, same, when) : named
}

/** One id, the newest name. */
function meetLists(one: SavedList, other: SavedList): SavedList {
  const isNewer =
    one.namedAt === other.namedAt ? one.name > other.name : one.namedAt > other.namedAt
  const { name, namedAt } = isNewer ? one : other
  return { id: one.id, at: one.at < other.at ? one.at : other.at, name, namedAt }
}

function joinLists(
  state: SavedState,
  one: SavedList,
  other: SavedList,
  when: string | undefined,
): SavedState {
  const [stays, goes] = oldestFirst(one, other) <= 0 ? [one, other] : [other, one]
  return {
    lists: [
      ...state.lists.filter((list) => list !== one && list !== other),
      meetLists(stays, { ...goes, id: stays.id }),
    ],
    items: state.items.map((item) =>
      item.lists?.includes(goes.id)
        ? withLists(
            item,
            item.lists.map((id) => (id === goes.id ? stays.id : id)),
          )
        : item,
    ),
    removed: withRemoval(state, listName(goes.id), when, stays.id),
  }
}

function removeList(state: SavedState, id: string, when: string | undefined): SavedState {
  const known = state.lists.find((list) => list.id === id)
  if (!known || (when !== undefined && when < known.at)) return state
  return {
    lists: state.lists.filter((list) => list !== known),
    items: state.items.map((item) => without(item, id)),
    removed: withRemoval(state, listName(id), when),
  }
}

function without(item: SavedItem, list: string): SavedItem {
  return item.lists?.includes(list)
    ? withLists(
        item,
        item.lists.filter((id) => id !== list),
      )
    : item
}

function fileItem(
  state: SavedState,
  id: string,
  list: string,
  when: string | undefined,
): SavedState {
  const isKnown = state.lists.some((other) => other.id === list)
  if (!isKnown || isRemoved(state, entryName(list, id), when)) return state
  return {
    ...state,
    items: state.items.map((item) =>
      item.id === id ? withLists(item, [...(item.lists ?? []), list]) : item,
    ),
  }
}

function unfileItem(
  state: SavedState,
  id: string,
  list: string,
  when: string | undefined,
): SavedState {
  const known = state.items.find((item) => item.id === id)
  if (!known?.lists?.includes(list)) return state
  return {
    ...state,
    items: state.items.map((item) => (item === known ? without(item, list) : item)),
    removed: withRemoval(state, entryName(list, id), when),
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function newestFirst(one: SavedItem, other: SavedItem): number {
  return compare(other.at, one.at) || compare(one.id, other.id)
}

function oldestFirst(one: SavedList, other: SavedList): number {
  return compare(one.at, other.at) || compare(one.id, other.id)
}
