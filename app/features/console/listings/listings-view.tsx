import { Link, useSearchParams } from 'react-router'
import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import type { ListingEntry, ListingTable } from '#domain/console/console-api.ts'
import { CONTENT_TYPE_LABELS } from '#domain/language/words.ts'
import { m } from '#domain/messages/messages.js'
import { timeLabel } from '../console-labels.ts'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { TableRegion } from '../table-region.tsx'
import { useConsoleData } from '../use-console-data.ts'
import { ListingFilter } from './listing-filter.tsx'
import { NewListing } from './new-listing.tsx'
import { StateBadge } from './state-badge.tsx'

const HERE = CONSOLE_PAGES.listings.path

/** All listings; search, filters, order and page are in the URL. */
export function ListingsView() {
  const [params] = useSearchParams()
  const query = params.toString()
  return (
    <>
      <NewListing />
      <ListingFilter key={query} />
      <Listings query={query} />
    </>
  )
}

function Listings({ query }: { query: string }) {
  const { status, value, retry } = useConsoleData<ListingTable>(`/listings?${query}`)
  if (status === 'loading') return <Waiting />
  if (status === 'failed') return <Failed onRetry={retry} />
  const { listings, page, pages } = value
  if (listings.length === 0) return <p className="console-note">{m.console_listings_empty()}</p>
  const hrefOf = (number: number) => {
    const params = new URLSearchParams(query)
    params.set('page', String(number))
    return `${HERE}?${params}`
  }
  return (
    <>
      <Table listings={listings} />
      <Pagination page={page} pages={pages} hrefOf={hrefOf} label={m.console_pages()} />
    </>
  )
}

function Table({ listings }: { listings: readonly ListingEntry[] }) {
  return (
    <TableRegion label={m.console_listings()}>
      <thead>
        <tr>
          <th scope="col">{m.console_field_title()}</th>
          <th scope="col">{m.console_kind()}</th>
          <th scope="col">{m.console_location()}</th>
          <th scope="col">{m.console_state()}</th>
          <th scope="col">{m.console_sort_updated()}</th>
        </tr>
      </thead>
      <tbody>
        {listings.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </tbody>
    </TableRegion>
  )
}

function Row({ entry }: { entry: ListingEntry }) {
  const timeZone = useTimeZone()
  const { id, title, contentType, type, location, state, updatedAt } = entry
  return (
    <tr>
      <th scope="row">
        <Link to={`${HERE}/${encodeURIComponent(id)}`} className="link" lang="en">
          {title}
        </Link>
      </th>
      <td>
        {CONTENT_TYPE_LABELS[contentType]()}
        <span className="console-second" lang="en">
          {type}
        </span>
      </td>
      <td lang="en">{location}</td>
      <td>
        <StateBadge state={state} />
      </td>
      <td>{timeLabel(updatedAt, timeZone)}</td>
    </tr>
  )
}
