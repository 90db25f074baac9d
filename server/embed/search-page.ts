import { html } from 'hono/html'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import { searchResultsPath } from '#app/paths.ts'
import { QUERY_LENGTH_LIMIT } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import type { EmbedDeps } from './deps.ts'
import { embedPage, type Html, type Look } from './page.ts'

/** A search field, whose results open on the site in a tab of its own. */
export function searchPage(look: Look, deps: EmbedDeps): Html {
  const url = pageUrl(deps.origin, searchResultsPath({}), look.lang)
  const form = html`<form action="${url}" target="_blank" rel="noopener" role="search">
<label for="q">${m.search_input_label()}</label>
<input id="q" name="q" type="search" maxlength="${QUERY_LENGTH_LIMIT}" placeholder="${m.search_placeholder_compact()}">
<button>${m.shell_search()}</button>
</form>`
  return embedPage(form, { url, label: m.listings_embed_all({ site: deps.name }) }, look, deps)
}
