import { CATEGORIES, type Category } from '#domain/listing/category.ts'
import {
  type ListingQuery,
  PAGE_SIZE,
  readListingQuery,
  writeListingQuery,
} from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { findPage } from '#search/search-page.ts'
import type { MarkdownDeps, MarkdownPage } from './deps.ts'
import { ListText } from './list-text.tsx'

const TEXTS: Record<Category, { title: () => string; lead: () => string }> = {
  escapes: { title: m.listings_escapes_title, lead: m.listings_escapes_lead },
  essentials: { title: m.listings_essentials_title, lead: m.listings_essentials_lead },
  enhancements: { title: m.listings_enhancements_title, lead: m.listings_enhancements_lead },
  experiences: { title: m.listings_experiences_title, lead: m.listings_experiences_lead },
}

/** A page of a category's list, with the filters and words of its address. */
export async function categoryPage(
  name: Category,
  params: URLSearchParams,
  deps: MarkdownDeps,
): Promise<MarkdownPage> {
  const query = readListingQuery(params)
  const { contentType } = CATEGORIES[name]
  const found = await findPage(deps, query, {
    contentType,
    perPage: PAGE_SIZE,
    facets: false,
    // As on the page itself (specification section 5).
    ...(name === 'escapes' && { match: 'substring' as const }),
  })
  const { title, lead } = TEXTS[name]
  const pathOf = (page: number) => listPath(CATEGORIES[name].path, { ...query, page })
  const list = { title: title(), lead: lead(), found, pathOf, origin: deps.origin }
  return { path: listPath(CATEGORIES[name].path, query), body: <ListText {...list} /> }
}

/** The address of a list with the parameters of a query. */
export function listPath(path: string, query: ListingQuery): string {
  const params = writeListingQuery(query)
  return params.size > 0 ? `${path}?${params}` : path
}
