import { redirect } from 'react-router'
import { readLanguagePath } from '#domain/language/language-path.ts'
import { CATEGORIES, categoryOf } from '#domain/listing/category.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { ITEM_PARAM } from '../list/use-list.ts'

/** The item in a list's URL; `isMissing` when it is unknown or no longer listed. */
export type OpenItem = { item: Listing | null; isMissing: boolean }

/**
 * Finds the item that `?item=` names.
 *
 * @throws a redirect to its slug, or to the page of a listing that is not shown in a dialog here
 */
export async function openItem(
  request: Request,
  find: (idOrSlug: string) => Promise<Listing | null>,
): Promise<OpenItem> {
  const url = new URL(request.url)
  const { path: here } = readLanguagePath(url.pathname)
  const named = url.searchParams.get(ITEM_PARAM)
  if (!named) return { item: null, isMissing: false }
  const item = await find(named)
  if (!item?.listed) return { item: null, isMissing: true }
  const { path } = CATEGORIES[categoryOf(item.contentType)]
  const hasPage = !listingPath(item).startsWith(`${path}?`)
  const elsewhere = here in LIST_PATHS && here !== path
  if (hasPage || elsewhere) throw redirect(listingPath(item), 301)
  if (named !== item.slug) {
    url.searchParams.set(ITEM_PARAM, item.slug)
    throw redirect(`${here}${url.search}`, 301)
  }
  return { item, isMissing: false }
}

/** Lists of one category, which do not show items of another one. */
const LIST_PATHS = Object.fromEntries(Object.values(CATEGORIES).map(({ path }) => [path, true]))
