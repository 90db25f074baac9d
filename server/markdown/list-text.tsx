import { pageUrl } from '#app/lib/seo/page-url.ts'
import { priceFact } from '#assistant/facts/price-fact.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import type { SearchPage } from '#search/search-page.ts'
import { markdownPath } from './to-markdown.ts'

type ListTextProps = {
  title: string
  /** What the list is, in a sentence or more. */
  lead: string
  found: Pick<SearchPage, 'items' | 'total' | 'page' | 'pages'>
  /** The address of the HTML page with a number. */
  pathOf: (page: number) => string
  origin: string
}

/** A page of a list of listings, with a link to the next one. */
export function ListText({ title, lead, found, pathOf, origin }: ListTextProps) {
  const { items, page, pages, total } = found
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
      <p>
        <em>{m.listings_provider_text()}</em>
      </p>
      <p>
        {total} · {m.shell_page({ page: `${page}/${pages}` })}
      </p>
      <ItemList items={items} origin={origin} />
      {page < pages && (
        <p>
          <a href={pageUrl(origin, markdownPath(pathOf(page + 1)))}>{m.shell_next_page()}</a>
        </p>
      )}
    </>
  )
}

/** Listings with their facts, linked to their Markdown pages. */
export function ItemList({ items, origin }: { items: readonly ListingCard[]; origin: string }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <a href={pageUrl(origin, markdownPath(listingPath(item)))}>{item.title}</a>
          {factsOf(item)}
        </li>
      ))}
    </ul>
  )
}

function factsOf(item: ListingCard): string {
  const price = item.priceText ?? priceFact(item.amount)
  const rating = item.rating === null ? null : m.shell_rated({ value: String(item.rating) })
  const facts = [item.type, item.location, price, rating, item.sample && m.shell_sample()]
  return `: ${facts.filter(Boolean).join(' · ')}. ${item.description}`
}
