import { listSearchWords } from '#data/audit/search-words.ts'
import type { ShownSearch, ShownSearches } from '#domain/console/search-words.ts'
import { everything } from '#domain/listing/listing-query.ts'
import { isSensitive } from '../search-words/sensitive.ts'
import type { ConsoleCall, Endpoint } from './endpoint.ts'

export const SEARCH_WORDS_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/searches', action: 'overview.read', run: listSearches },
]

async function listSearches({ c, deps, now }: ConsoleCall): Promise<Response> {
  const { auth, settings, curated } = deps
  await settings.refresh()
  if (!settings.inForce().searchWords)
    return c.json({ isOn: false, searches: [] } satisfies ShownSearches)
  const stored = await listSearchWords(auth.db, now.toISOString().slice(0, 10))
  const searches: ShownSearch[] = []
  // Sequential: each SQL search takes a connection.
  for (const { words, networks } of stored.filter(({ words }) => !isSensitive(words))) {
    const query = { ...everything(), q: words }
    const { total } = await curated.search(query, { page: 1, perPage: 1 }, { facets: false })
    searches.push({ words, networks, hasResults: total > 0 })
  }
  return c.json({ isOn: true, searches } satisfies ShownSearches)
}
