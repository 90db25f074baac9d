import { data } from 'react-router'
import { SaveButton } from '#app/features/detail/save-button.tsx'
import { ShareButton } from '#app/features/detail/share-button.tsx'
import { AppliedFilters } from '#app/features/listings/applied-filters.tsx'
import { FacetPanel } from '#app/features/listings/facet-panel.tsx'
import { FilterRow } from '#app/features/listings/filter-row.tsx'
import { FiltersButton } from '#app/features/listings/filters-button.tsx'
import { ItemDialog } from '#app/features/listings/item-dialog.tsx'
import { ItemGone } from '#app/features/listings/item-gone.tsx'
import { itemMeta, listPageMeta } from '#app/features/listings/list-meta.ts'
import { ListingResults } from '#app/features/listings/listing-results.tsx'
import { openItem } from '#app/features/listings/open-item.ts'
import { ResultHeading } from '#app/features/listings/result-heading.tsx'
import { SearchForm } from '#app/features/listings/search-form.tsx'
import { SortSelect } from '#app/features/listings/sort-select.tsx'
import { reloadsList, useList, useOpenItem } from '#app/features/listings/use-list.ts'
import { useNavigationAsk } from '#app/features/listings/use-navigation-ask.ts'
import { listingPath } from '#app/paths.ts'
import { dbContext } from '#data/context.ts'
import { findListing } from '#data/listings.ts'
import { CATEGORIES } from '#domain/category.ts'
import { PAGE_SIZE, readListingQuery, type View } from '#domain/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { searchContext } from '#search/context.ts'
import { findPage } from '#search/found.ts'
import type { Route } from './+types/enhancements'

const FILTERS = ['kind', 'service', 'delivery', 'price'] as const
const VIEWS: readonly View[] = ['grid', 'list']

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListingQuery(new URL(request.url).searchParams)
  const db = context.get(dbContext)
  const opened = await openItem(request, (name) => findListing(db, name))
  const finder = { db, search: context.get(searchContext) }
  const list = await findPage(finder, query, { contentType: 'enhancement', perPage: PAGE_SIZE })
  return data({ list, query, ...opened }, { status: opened.gone ? 404 : 200 })
}

export const shouldRevalidate = reloadsList

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0].loaderData?.site
  if (loaderData?.item) return itemMeta(site, loaderData.item)
  return listPageMeta({
    site,
    title: m.listings_enhancements_title(),
    description: m.listings_enhancements_lead(),
    path: CATEGORIES.enhancements.path,
    ...loaderData,
  })
}

export default function Enhancements({ loaderData: { list, item, gone } }: Route.ComponentProps) {
  useNavigationAsk()
  const { query } = useList()
  const opened = useOpenItem(item)
  return (
    <div className="wrap">
      <h1 className="mt-9 md:mt-12">{m.listings_enhancements_title()}</h1>
      <p className="mt-4 max-w-[56ch] text-lead text-ink-2">{m.listings_enhancements_lead()}</p>
      <SearchForm placeholder={m.listings_enhancements_placeholder()} className="mt-6 max-w-160" />
      {gone && <ItemGone />}
      <div className="with-facets">
        <aside>
          <FacetPanel facets={list.facets} offered={FILTERS} />
        </aside>
        <div className="min-w-0">
          <FilterRow
            className="mb-6"
            views={VIEWS}
            filters={
              <FiltersButton
                facets={list.facets}
                offered={FILTERS}
                total={list.total}
                className="filters-opener"
              />
            }
          />
          <AppliedFilters except="hour" className="mb-6" />
          <ResultHeading
            title={
              query.q
                ? m.listings_enhancements_for({ asked: query.q })
                : m.listings_enhancements_all()
            }
            found={m.listings_enhancements_showing({ n: list.total })}
            loading={m.listings_enhancements_loading()}
          >
            <SortSelect />
          </ResultHeading>
          <ListingResults list={list} />
        </div>
      </div>
      {opened && (
        <ItemDialog
          item={opened}
          actions={
            <>
              <SaveButton listingId={opened.id} />
              <ShareButton title={opened.title} path={listingPath(opened)} />
            </>
          }
        />
      )}
    </div>
  )
}
