import { browseRule, browseTitle } from '#app/features/directory/browse/browse-labels.ts'
import { browseAddress } from '#app/features/directory/browse/browse-path.ts'
import { listDirectoryEntries } from '#data/catalogue/directory-entries.ts'
import { type BrowsePage, browseQuery } from '#domain/listing/browse-page.ts'
import { findBrowsePageWith } from '#domain/listing/directory-entry.ts'
import { readListingQuery } from '#domain/listing/listing-query.ts'
import { findBrowsePageItems } from '#search/browse-page.ts'
import type { MarkdownDeps, MarkdownPage } from './deps.ts'
import { ListText } from './list-text.tsx'

/** A browse page of the directory, with the filters and order of its address; null for an unknown one. */
export async function browsePage(
  asked: BrowsePage,
  params: URLSearchParams,
  deps: MarkdownDeps,
): Promise<MarkdownPage> {
  const { catalogue: db, origin } = deps
  const known = findBrowsePageWith(await listDirectoryEntries(db), asked)
  if (!known) return null
  const query = browseQuery(readListingQuery(params))
  const found = await findBrowsePageItems({ ...deps, db }, known, query, new Date())
  const pathOf = (page: number) => browseAddress(known, { ...query, page })
  const list = { title: browseTitle(known), lead: browseRule(known), found, pathOf, origin }
  return { path: pathOf(found.page), body: <ListText {...list} /> }
}
