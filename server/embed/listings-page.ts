import { html } from 'hono/html'
import { pictureOf } from '#app/lib/pictures.ts'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import { listingPath, searchResultsPath } from '#app/paths.ts'
import { priceFact } from '#assistant/facts/price-fact.ts'
import type { Language } from '#domain/language/language.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { type ListingQuery, writeListingQuery } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import type { EmbedDeps } from './deps.ts'

type Html = ReturnType<typeof html>

type ListingsPage = {
  cards: readonly ListingCard[]
  query: ListingQuery
  lang: Language
  theme: 'light' | 'dark'
}

/** A page without scripts that shows listings as cards; its links open the site in a tab of its own. */
export function listingsPage(
  { cards, query, lang, theme }: ListingsPage,
  { origin, name }: EmbedDeps,
): Html {
  const params = writeListingQuery(query)
  const all = pageUrl(
    origin,
    `${searchResultsPath({})}${params.size > 0 ? `?${params}` : ''}`,
    lang,
  )
  return html`<!doctype html>
<html lang="${lang}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<link rel="stylesheet" href="/embed/embed.css">
</head>
<body>
<main>
<h1>${name}</h1>
${cards.length === 0 ? html`<p>${m.listings_embed_none()}</p>` : html`<ul>${cards.map((card) => listingItem(card, origin, lang))}</ul>`}
<p class="all"><a href="${all}" target="_blank" rel="noopener">${m.listings_embed_all({ site: name })}</a></p>
</main>
</body>
</html>`
}

function listingItem(card: ListingCard, origin: string, lang: Language): Html {
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
