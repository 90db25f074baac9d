import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Pagination } from '#app/ui/pagination.tsx'
import type { ListingTable } from '#domain/console/console-api.ts'
import { FILTER_PARAMS, pickParams, ROW_PARAMS } from '#domain/console/listings/listing-table.ts'
import { m } from '#domain/messages/messages.js'
import { Failed, Waiting } from '../../console-states.tsx'
import { useConsoleData } from '../../use-console-data.ts'
import { NewListing } from '../new-listing.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ListingFilter } from './listing-filter.tsx'
import { ListingRows } from './listing-rows.tsx'
import { ListingsExport } from './listings-export.tsx'
import { SavedViews } from './saved-views.tsx'
import { tableHref } from './table-params.ts'
import { TableSettings } from './table-settings.tsx'
import { useSelection } from './use-selection.ts'

/** All listings; search, filters, order, columns and page are in the URL. */
export function ListingsView() {
  const [params] = useSearchParams()
  const filters = pickParams(params, FILTER_PARAMS)
  return (
    <>
      <NewListing />
      <SavedViews />
      <ListingFilter />
      <ListingsExport query={filters} />
      <TableSettings />
      <Listings key={filters} filters={filters} params={params} />
    </>
  )
}

type ListingsProps = { filters: string; params: URLSearchParams }

function Listings({ filters, params }: ListingsProps) {
  const query = pickParams(params, [...ROW_PARAMS, 'page'])
  const { status, value, retry } = useConsoleData<ListingTable>(`/listings?${query}`)
  // Another page or order leaves the rows, and with them the focus, until its rows are there.
  const [latest, setLatest] = useState(value)
  if (value !== null && value !== latest) setLatest(value)
  const table = value ?? latest
  const selection = useSelection(table?.total ?? 0)
  if (status === 'failed') return <Failed onRetry={retry} />
  if (table === null) return <Waiting />
  const { listings, total, page, pages } = table
  if (total === 0)
    return (
      <p className="console-note" role="status">
        {filters === '' ? m.console_listings_none() : m.console_listings_empty()}
      </p>
    )
  const hrefOf = (number: number) => tableHref(params, { page: String(number) })
  return (
    <>
      <BulkBar selection={selection} total={total} query={filters} onChanged={retry} />
      <ListingRows listings={listings} selection={selection} isStale={status === 'loading'} />
      <Pagination page={page} pages={pages} hrefOf={hrefOf} label={m.console_pages()} />
    </>
  )
}
