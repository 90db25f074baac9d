import { data } from 'react-router'
import { FacetAside } from '#app/features/listings/filters/facet-aside.tsx'
import { openItem } from '#app/features/listings/item/open-item.ts'
import { ListBar } from '#app/features/listings/list/list-bar.tsx'
import { ListHead } from '#app/features/listings/list/list-head.tsx'
import { listPageMeta } from '#app/features/listings/list/list-meta.ts'
import { ListingResults } from '#app/features/listings/list/listing-results.tsx'
import { reloadsList, useList } from '#app/features/listings/list/use-list.ts'
import { useNavigationSearch } from '#app/features/listings/list/use-navigation-search.ts'
import { ParsedNeedRow } from '#app/features/listings/results/parsed-need-row.tsx'
import { CATEGORIES } from '#domain/listing/category.ts'
import { readListingQuery, type View } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { finderIn } from '#search/context.ts'
import { findPageListing } from '../page-parts/find-page-listing.ts'
import { findPageWithNeed } from '../page-parts/find-with-need.ts'
import { OpenedItem } from '../page-parts/opened-item.tsx'
import type { Route } from './+types/enhancements'

const FILTERS = ['kind', 'service', 'delivery', 'price'] as const
const VIEWS: readonly View[] = ['grid', 'list']

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListingQuery(new URL(request.url).searchParams)
  const opened = await openItem(request, (name) => findPageListing(context, name))
  const loaded = await findPageWithNeed(finderIn(context), query, { contentType: 'enhancement' })
  return data({ ...loaded, query, ...opened }, { status: opened.isMissing ? 404 : 200 })
}

export const shouldRevalidate = reloadsList

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  listPageMeta({
    site: matches[0].loaderData?.site,
    title: m.listings_enhancements_title(),
    description: m.listings_enhancements_lead(),
    path: CATEGORIES.enhancements.path,
    ...loaderData,
  })

export default function Enhancements({ loaderData }: Route.ComponentProps) {
  const { list, parsedNeed, notes, ...opened } = loaderData
  useNavigationSearch()
  const { query } = useList()
  return (
    <div className="wrap">
      <ListHead
        title={m.listings_enhancements_title()}
        description={m.listings_enhancements_lead()}
        placeholder={m.listings_enhancements_placeholder()}
      />
      <OpenedItem {...opened} />
      <div className="with-facets">
        <FacetAside facets={list.facets} offered={FILTERS} />
        <div className="min-w-0">
          <ListBar
            className="mb-6"
            list={list}
            offered={FILTERS}
            views={VIEWS}
            title={
              query.q
                ? m.listings_enhancements_for({ asked: query.q })
                : m.listings_enhancements_all()
            }
            found={m.listings_enhancements_showing({ n: list.total })}
            loading={m.listings_enhancements_loading()}
          />
          {parsedNeed && <ParsedNeedRow {...parsedNeed} className="mb-6" />}
          <ListingResults list={list} notes={notes} />
        </div>
      </div>
    </div>
  )
}
