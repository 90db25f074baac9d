import { data, href, redirect } from 'react-router'
import { CareText } from '#app/features/chat/answer/care-text.tsx'
import { HelplinesReviewed } from '#app/features/chat/answer/helplines-reviewed.tsx'
import { AssistantLogo } from '#app/features/chat/panel/assistant-logo.tsx'
import { filterLabel } from '#app/features/listings/filters/facet-labels.ts'
import { openItem } from '#app/features/listings/item/open-item.ts'
import { reloadsList } from '#app/features/listings/list/use-list.ts'
import { ownNames, useNavigationSearch } from '#app/features/listings/list/use-navigation-search.ts'
import { resultsMeta } from '#app/features/listings/results/results-meta.ts'
import { type SearchResult, SearchResults } from '#app/features/listings/results/search-results.tsx'
import { Brand } from '#app/features/shell/brand.tsx'
import { findListing } from '#data/catalogue/listings.ts'
import { catalogueContext } from '#data/context.ts'
import type { Db } from '#data/db/db.ts'
import { type CareAnswer, supportText } from '#domain/care/care.ts'
import { careAnswerFor } from '#domain/care/care-for-text.ts'
import { riskText } from '#domain/care/caution.ts'
import { riskIn } from '#domain/care/risk.ts'
import { isCategory } from '#domain/listing/category.ts'
import {
  appliedFilters,
  everything,
  type ListingQuery,
  RESULTS_PAGE_SIZE,
  readListingQuery,
} from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import type { DistanceUnit } from '#domain/place/distance-unit.ts'
import { isNearMeRequest } from '#domain/place/near-me.ts'
import { detectCached } from '#domain/safety/detect-cached.ts'
import { finderIn } from '#search/context.ts'
import { type Finder, findPage } from '#search/search-page.ts'
import { findParsedNeed, notesOf } from '../page-parts/find-with-need.ts'
import { OpenedItem } from '../page-parts/opened-item.tsx'
import { orderLabel } from '../page-parts/order-label.ts'
import { unitOf, withDistances } from '../page-parts/with-distances.ts'
import { withPrices } from '../page-parts/with-prices.ts'
import type { Route } from './+types/search-results'

const NEAREST = 3

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const renamed = ownNames(searchParams)
  if (renamed) throw redirect(`${href('/search-results')}?${renamed}`)
  const query = readListingQuery(searchParams)
  const from = searchParams.get('from')
  const db = context.get(catalogueContext)
  const danger = detectCached(query.q)
  // A text that suggests danger, or a medical question, gets helplines and no listings.
  // The page is cached for all visitors, so it lists the helplines of all countries.
  if (danger && danger.kind !== 'faint') {
    return { care: careAnswerFor(danger, null), isTopic: danger.kind === 'topic' }
  }
  const risks = riskIn([query.q])
  if (risks.length > 0) return { care: { text: riskText(risks), helplines: [] }, isTopic: true }
  const opened = await openItem(request, (name) => findListing(db, name))
  const shown = {
    page: isCategory(from) ? from : ('all' as const),
    explained: searchParams.get('ai') === '1' || query.concern !== null,
    found: await findResults(finderIn(context), db, query, unitOf(request)),
    opened,
    support: danger ? supportText(danger.alarm, null) : null,
  }
  return data(shown, { status: opened.isMissing ? 404 : 200 })
}

async function findResults(
  finder: Finder,
  db: Db,
  query: ListingQuery,
  unit: DistanceUnit,
): Promise<SearchResult> {
  const { facets, need, why, ...found } = await findPage(finder, query, {
    perPage: RESULTS_PAGE_SIZE,
  })
  const { total } = found
  const fallback =
    total === 0 ? await findNearest(finder, query, facets.words, unit) : { drop: null, nearest: [] }
  const parsedNeed = await findParsedNeed(finder, query, { need, ...found })
  return {
    total,
    facets,
    parsedNeed,
    needsPlace: isNearMeRequest(query.q),
    notes: notesOf(why, need),
    orderText: orderLabel(query, parsedNeed?.order),
    list: { ...found, items: withPrices(await withDistances(db, query, found.items, unit)), unit },
    ...fallback,
  }
}

/** The filter whose removal yields the most hits, and those hits. */
async function findNearest(
  finder: Finder,
  query: ListingQuery,
  words: SearchResult['facets']['words'],
  unit: DistanceUnit,
): Promise<Pick<SearchResult, 'drop' | 'nearest'>> {
  const attempts = await Promise.all(
    appliedFilters(query).map(async (filter) => {
      const { items, total } = await findPage(finder, filter.without, {
        perPage: NEAREST,
        facets: false,
      })
      return { filter, items, total }
    }),
  )
  const [best] = attempts.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
  if (best) {
    const { filter, items } = best
    return {
      drop: { words: filterLabel(filter, words, unit), without: filter.without },
      nearest: items,
    }
  }
  const { items } = await findPage(finder, everything(), { perPage: NEAREST, facets: false })
  return { drop: null, nearest: items }
}

export const shouldRevalidate = reloadsList

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  resultsMeta(
    matches[0].loaderData?.site,
    readListingQuery(new URLSearchParams(location.search)),
    loaderData && 'found' in loaderData ? loaderData.found : null,
  )

export default function SearchResultsPage({ loaderData }: Route.ComponentProps) {
  useNavigationSearch()
  if ('care' in loaderData) return <Care {...loaderData} />
  const { found, page, explained, opened, support } = loaderData
  return (
    <>
      <div className="wrap">
        <OpenedItem {...opened} />
        {support && <p className="mt-6 max-w-[62ch] text-ink-2 text-small">{support}</p>}
      </div>
      <SearchResults
        found={found}
        page={page}
        explained={explained}
        mark={<AssistantLogo />}
        brand={<Brand className="feed-brand" />}
      />
    </>
  )
}

function Care({ care, isTopic }: { care: CareAnswer; isTopic: boolean }) {
  return (
    <div className="wrap pt-9 pb-16">
      <h1>{isTopic ? m.results_topic_title() : m.results_care_title()}</h1>
      <div role="alert" className="care-text mt-6 max-w-[62ch] text-lead">
        <CareText {...care} />
      </div>
      {care.helplines.length > 0 && (
        <div className="mt-4">
          <HelplinesReviewed />
        </div>
      )}
    </div>
  )
}
