import type { DirectoryEntry } from '../import/read-directory-entry.ts'
import { type BrowseKind, type BrowsePage, findBrowsePage } from './browse-page.ts'

export type EntryKind = DirectoryEntry['entity']

/** Identifies an entry among those of its kind: its slug, or the last segment of a category's path. */
export function entrySlug(entry: DirectoryEntry): string {
  return entry.entity === 'category' ? entry.path.slice(1) : entry.slug
}

export function entryTitle(entry: DirectoryEntry): string {
  return 'name' in entry ? entry.name : entry.title
}

export function findEntry(
  entries: readonly DirectoryEntry[],
  entity: EntryKind,
  slug: string,
): DirectoryEntry | undefined {
  return entries.find((entry) => entry.entity === entity && entrySlug(entry) === slug)
}

/** The known slugs of a kind, then imported ones. */
export function slugsWith(
  entries: readonly DirectoryEntry[],
  entity: EntryKind,
  known: readonly string[],
): string[] {
  const imported = entries.filter((entry) => entry.entity === entity).map(entrySlug)
  return [...new Set([...known, ...imported])]
}

/** The browse page of an address, including imported ones, with its imported title; null for none. */
export function findBrowsePageWith(
  entries: readonly DirectoryEntry[],
  { contentType, kind, slug }: BrowsePage,
): BrowsePage | null {
  const entity = entityOf(contentType, kind)
  const entry = entity && findEntry(entries, entity, slug)
  const browsePage = findBrowsePage(contentType, kind, slug)
  return entry ? { contentType, kind, slug, title: entryTitle(entry) } : browsePage
}

function entityOf(contentType: BrowsePage['contentType'], kind: BrowseKind): EntryKind | null {
  if (kind === 'category') return `${contentType}-category`
  return contentType === 'escape' && kind !== 'filter' ? kind : null
}
