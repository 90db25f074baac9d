import { pageUrl } from '#app/lib/seo/page-url.ts'
import { priceFact } from '#assistant/facts/price-fact.ts'
import { CATEGORIES, type Category } from '#domain/listing/category.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import {
  type ListingQuery,
  PAGE_SIZE,
  readListingQuery,
  writeListingQuery,
} from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { findPage, type SearchPage } from '#search/search-page.ts'
import type { MarkdownDeps, MarkdownPage } from './deps.ts'
import { markdownPath } from './to-markdown.ts'

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
  const path = pathOf(name, query)
  return { path, body: <ListText name={name} query={query} found={found} deps={deps} /> }
}

function pathOf(name: Category, query: ListingQuery): string {
  const params = writeListingQuery(query)
  return params.size > 0 ? `${CATEGORIES[name].path}?${params}` : CATEGORIES[name].path
}

type ListTextProps = { name: Category; query: ListingQuery; found: SearchPage; deps: MarkdownDeps }

function ListText({ name, query, found, deps: { origin } }: ListTextProps) {
  const { items, page, pages, total } = found
  const next = markdownPath(pathOf(name, { ...query, page: page + 1 }))
  return (
    <>
      <h1>{TEXTS[name].title()}</h1>
      <p>{TEXTS[name].lead()}</p>
      <p>
        <em>{m.listings_provider_text()}</em>
      </p>
      <p>
        {total} · {m.shell_page({ page: `${page}/${pages}` })}
      </p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a href={pageUrl(origin, markdownPath(listingPath(item)))}>{item.title}</a>
            {factsOf(item)}
          </li>
        ))}
      </ul>
      {page < pages && (
        <p>
          <a href={pageUrl(origin, next)}>{m.shell_next_page()}</a>
        </p>
      )}
    </>
  )
}

function factsOf(item: ListingCard): string {
  const price = item.priceText ?? priceFact(item.amount)
  const rating = item.rating === null ? null : m.shell_rated({ value: String(item.rating) })
  const facts = [item.type, item.location, price, rating, item.sample && m.shell_sample()]
  return `: ${facts.filter(Boolean).join(' · ')}. ${item.description}`
}
