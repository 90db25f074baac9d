import { data } from 'react-router'
import { openItem } from '#app/features/listings/item/open-item.ts'
import { ListBar } from '#app/features/listings/list/list-bar.tsx'
import { ListHead } from '#app/features/listings/list/list-head.tsx'
import { listPageMeta } from '#app/features/listings/list/list-meta.ts'
import { ListingResults } from '#app/features/listings/list/listing-results.tsx'
import { reloadsList } from '#app/features/listings/list/use-list.ts'
import { useNavigationSearch } from '#app/features/listings/list/use-navigation-search.ts'
import { ParsedNeedRow } from '#app/features/listings/results/parsed-need-row.tsx'
import { Brand } from '#app/features/shell/brand.tsx'
import { CATEGORIES } from '#domain/listing/category.ts'
import { readListingQuery, type View } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { finderIn } from '#search/context.ts'
import { findPageListing } from '../page-parts/find-page-listing.ts'
import { findPageWithNeed } from '../page-parts/find-with-need.ts'
import { OpenedItem } from '../page-parts/opened-item.tsx'
import type { Route } from './+types/essentials'

const FILTERS = ['category', 'type', 'price', 'tag'] as const
const VIEWS: readonly View[] = ['grid', 'list', 'feed']

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListingQuery(new URL(request.url).searchParams)
  const opened = await openItem(request, (name) => findPageListing(context, name))
  const loaded = await findPageWithNeed(finderIn(context), query, { contentType: 'essential' })
  return data({ ...loaded, query, ...opened }, { status: opened.isMissing ? 404 : 200 })
}

export const shouldRevalidate = reloadsList

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  listPageMeta({
    site: matches[0].loaderData?.site,
    title: m.listings_essentials_title(),
    description: m.listings_essentials_lead(),
    path: CATEGORIES.essentials.path,
    ...loaderData,
  })

export default function Essentials({ loaderData }: Route.ComponentProps) {
  const { list, parsedNeed, notes, ...opened } = loaderData
  useNavigationSearch()
  return (
    <div className="wrap">
      <ListHead
        title={m.listings_essentials_title()}
        description={m.listings_essentials_lead()}
        placeholder={m.listings_essentials_placeholder()}
      />
      <OpenedItem {...opened} />
      <ListBar
        className="mt-6 mb-6"
        list={list}
        offered={FILTERS}
        views={VIEWS}
        found={m.listings_essentials_found({ n: list.total })}
        loading={m.listings_essentials_loading()}
      />
      {parsedNeed && <ParsedNeedRow {...parsedNeed} className="mb-6" />}
      <ListingResults
        list={list}
        notes={notes}
        columns={4}
        brand={<Brand className="feed-brand" />}
      />
    </div>
  )
}
