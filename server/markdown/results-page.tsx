import { queryLabel } from '#app/features/listings/results/result-labels.ts'
import { searchResultsPath } from '#app/paths.ts'
import { careAnswerFor } from '#domain/care/care-for-text.ts'
import { riskText } from '#domain/care/caution.ts'
import { riskIn } from '#domain/care/risk.ts'
import { readListingQuery } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { detectCached } from '#domain/safety/detect-cached.ts'
import { findPage } from '#search/search-page.ts'
import { listPath } from './category-page.tsx'
import type { MarkdownDeps, MarkdownPage } from './deps.ts'
import { ListText } from './list-text.tsx'

const PATH = searchResultsPath({})

/** The results of a search; words that suggest danger, or a medical question, get care and no listings. */
export async function resultsPage(
  params: URLSearchParams,
  deps: MarkdownDeps,
): Promise<MarkdownPage> {
  const query = readListingQuery(params)
  const asked = queryLabel(query)
  const title = asked ? m.results_title_for({ asked }) : m.results_title()
  const care = careFor(query.q)
  if (care !== null) return { path: listPath(PATH, query), body: <CareLines text={care} /> }
  const found = await findPage(deps, query, { facets: false })
  const pathOf = (page: number) => listPath(PATH, { ...query, page })
  const lead = m.results_description()
  const list = { title, lead, found, pathOf, origin: deps.origin }
  return { path: listPath(PATH, query), body: <ListText {...list} /> }
}

/** As on the page itself: with the helplines of all countries, since nothing is known of the visitor. */
function careFor(words: string): string | null {
  const danger = detectCached(words)
  if (danger && danger.kind !== 'faint') return careAnswerFor(danger, null).text
  const risks = riskIn([words])
  return risks.length > 0 ? riskText(risks) : null
}

function CareLines({ text }: { text: string }) {
  return text.split('\n').map((line) => <p key={line}>{line}</p>)
}
