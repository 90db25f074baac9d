import { data, href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
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
import { CONTENT_TYPES, isCategory } from '#domain/listing/category.ts'
import { categoriesFor } from '#domain/listing/category-order.ts'
import {
  appliedFilters,
  everything,
  type ListingQuery,
  PAGE_SIZE,
  readListingQuery,
} from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { isNearMeRequest } from '#domain/place/near-me.ts'
import { detectCached } from '#domain/safety/detect-cached.ts'
import { finderIn } from '#search/context.ts'
import { type Finder, findBestOfEach, findPage } from '#search/search-page.ts'
import { findParsedNeed, notesOf } from '../page-parts/find-with-need.ts'
import { OpenedItem } from '../page-parts/opened-item.tsx'
import { orderLabel } from '../page-parts/order-label.ts'
import { withDistances } from '../page-parts/with-distances.ts'
import type { Route } from './+types/search-results'

const BEST_OF_EACH = 4
const NEAREST = 4

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
    found: await findResults(finderIn(context), db, query),
    opened,
    support: danger ? supportText(danger.alarm, null) : null,
  }
  return data(shown, { status: opened.isMissing ? 404 : 200 })
}

/** One list for a single category, for the feed and beside the map; otherwise the best of each category. */
async function findResults(finder: Finder, db: Db, query: ListingQuery): Promise<SearchResult> {
  const oneList =
    query.facets.contentType.length === 1 || query.view === 'feed' || query.view === 'map'
  const { total, facets, need, why, ...shown } = oneList
    ? await listOf(finder, query)
    : { ...(await findBestOfEach(finder, query, BEST_OF_EACH)), list: null }
  const fallback =
    total === 0 ? await findNearest(finder, query, facets.words) : { drop: null, nearest: [] }
  const { list, groups } = shown
  const items = list?.items ?? Object.values(groups ?? {}).flatMap((group) => group.items)
  const foundItems = { need, total, items }
  const parsedNeed = await findParsedNeed(finder, query, foundItems)
  const notes = notesOf(why, need)
  const order = groups ? categoriesFor(query.q, groups) : []
  const orderText = orderLabel(query, parsedNeed?.order)
  const placed = await placedIn(db, query, { list, groups })
  const needsPlace = isNearMeRequest(query.q)
  return { total, facets, parsedNeed, needsPlace, notes, order, orderText, ...placed, ...fallback }
}

/** The list or the groups with distances from the centre of the query. */
async function placedIn(
  db: Db,
  query: ListingQuery,
  { list, groups }: Pick<SearchResult, 'list' | 'groups'>,
): Promise<Pick<SearchResult, 'list' | 'groups'>> {
  if (list) return { list: { ...list, items: await withDistances(db, query, list.items) }, groups }
  if (!groups || !query.near) return { list, groups }
  const placed = { ...groups }
  for (const type of CONTENT_TYPES)
    placed[type] = { ...groups[type], items: await withDistances(db, query, groups[type].items) }
  return { list, groups: placed }
}

async function listOf(finder: Finder, query: ListingQuery) {
  const found = await findPage(finder, query, { perPage: PAGE_SIZE })
  const { facets, need, why, ...list } = found
  return { total: list.total, facets, need, why, list, groups: null }
}

/** The filter whose removal yields the most hits, and those hits. */
async function findNearest(
  finder: Finder,
  query: ListingQuery,
  words: SearchResult['facets']['words'],
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
    return { drop: { words: filterLabel(filter, words), without: filter.without }, nearest: items }
  }
  const { items } = await findPage(finder, everything(), { perPage: NEAREST, facets: false })
  return { drop: null, nearest: items }
}

/** The feed and the map show one list where other views show groups, so switching to or from them reloads. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args
  const isOneList = ({ searchParams }: URL) =>
    searchParams.get('view') === 'feed' || searchParams.get('view') === 'map'
  if (isOneList(currentUrl) !== isOneList(nextUrl)) return defaultShouldRevalidate
  return reloadsList(args)
}

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
