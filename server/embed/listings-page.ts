import { html } from 'hono/html'
import { pictureOf } from '#app/lib/pictures.ts'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import { searchResultsPath } from '#app/paths.ts'
import { priceFact } from '#assistant/facts/price-fact.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { type ListingQuery, writeListingQuery } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import type { EmbedDeps } from './deps.ts'
import { embedPage, type Html, type Look } from './page.ts'

/** Listings of a search as cards; the links of every frame open the site in a tab of its own. */
export function listingsPage(
  cards: readonly ListingCard[],
  query: ListingQuery,
  look: Look,
  deps: EmbedDeps,
): Html {
  const { origin, name } = deps
  const params = writeListingQuery(query)
  const path = `${searchResultsPath({})}${params.size > 0 ? `?${params}` : ''}`
  const list = html`<ul>${cards.map((card) => listingItem(card, origin, look))}</ul>`
  return embedPage(
    cards.length === 0 ? html`<p>${m.listings_embed_none()}</p>` : list,
    { url: pageUrl(origin, path, look.lang), label: m.listings_embed_all({ site: name }) },
    look,
    deps,
  )
}

/** One listing as a card. */
export function cardPage(card: ListingCard, look: Look, deps: EmbedDeps): Html {
  const { origin, name } = deps
  const url = pageUrl(origin, searchResultsPath({}), look.lang)
  return embedPage(
    html`<ul>${listingItem(card, origin, look)}</ul>`,
    { url, label: m.listings_embed_all({ site: name }) },
    look,
    deps,
  )
}

function listingItem(card: ListingCard, origin: string, { lang }: Look): Html {
  const { title, location, sample, amount, priceText } = card
  const facts = [location, priceText ?? priceFact(amount), sample && m.shell_sample()]
  return html`<li>
<a href="${pageUrl(origin, listingPath(card), lang)}" target="_blank" rel="noopener">
<img src="${pictureOf(card, '4x3').src}" alt="" width="400" height="300" loading="lazy">
<span class="title">${title}</span>
</a>
<span class="facts">${facts.filter(Boolean).join(' · ')}</span>
</li>`
}
