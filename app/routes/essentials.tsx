import { data } from 'react-router'
import { SaveButton } from '#app/features/detail/save-button.tsx'
import { ShareButton } from '#app/features/detail/share-button.tsx'
import { AppliedFilters } from '#app/features/listings/applied-filters.tsx'
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
import { reloadsList, useOpenItem } from '#app/features/listings/use-list.ts'
import { useNavigationAsk } from '#app/features/listings/use-navigation-ask.ts'
import { Brand } from '#app/features/shell/brand.tsx'
import { listingPath } from '#app/paths.ts'
import { dbContext } from '#data/context.ts'
import { findListing } from '#data/listings.ts'
import { CATEGORIES } from '#domain/category.ts'
import { PAGE_SIZE, readListingQuery } from '#domain/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { searchContext } from '#search/context.ts'
import { findPage } from '#search/found.ts'
import type { Route } from './+types/essentials'

const FILTERS = ['category', 'type', 'price', 'tag'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListingQuery(new URL(request.url).searchParams)
  const db = context.get(dbContext)
  const opened = await openItem(request, (name) => findListing(db, name))
  const finder = { db, search: context.get(searchContext) }
  const list = await findPage(finder, query, { contentType: 'essential', perPage: PAGE_SIZE })
  return data({ list, query, ...opened }, { status: opened.gone ? 404 : 200 })
}

export const shouldRevalidate = reloadsList

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0].loaderData?.site
  if (loaderData?.item) return itemMeta(site, loaderData.item)
  return listPageMeta({
    site,
    title: m.listings_essentials_title(),
    description: m.listings_essentials_lead(),
    path: CATEGORIES.essentials.path,
    ...loaderData,
  })
}

export default function Essentials({ loaderData: { list, item, gone } }: Route.ComponentProps) {
  useNavigationAsk()
  const opened = useOpenItem(item)
  return (
    <div className="wrap">
      <h1 className="mt-9 md:mt-12">{m.listings_essentials_title()}</h1>
      <p className="mt-4 max-w-[56ch] text-lead text-ink-2">{m.listings_essentials_lead()}</p>
      <SearchForm placeholder={m.listings_essentials_placeholder()} className="mt-6 max-w-160" />
      {gone && <ItemGone />}
      <FilterRow
        className="mt-6 mb-6"
        filters={<FiltersButton facets={list.facets} offered={FILTERS} total={list.total} />}
      />
      <AppliedFilters except="hour" className="mb-6" />
      <ResultHeading
        found={m.listings_essentials_found({ n: list.total })}
        loading={m.listings_essentials_loading()}
      >
        <SortSelect />
      </ResultHeading>
      <ListingResults list={list} columns={4} brand={<Brand className="feed-brand" />} />
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
