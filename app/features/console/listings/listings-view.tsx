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
import { BulkBar } from './bulk-bar.tsx'
import { ListingFilter } from './listing-filter.tsx'
import { ListingsExport } from './listings-export.tsx'
import { NewListing } from './new-listing.tsx'
import { StateBadge } from './state-badge.tsx'
import { type Selection, useSelection } from './use-selection.ts'

const HERE = CONSOLE_PAGES.listings.path

/** All listings; search, filters, order and page are in the URL. */
export function ListingsView() {
  const [params] = useSearchParams()
  const query = params.toString()
  return (
    <>
      <NewListing />
      <ListingFilter key={`filter ${query}`} />
      <ListingsExport query={filterOf(params)} />
      <Listings key={`rows ${filterOf(params)}`} query={query} />
    </>
  )
}

/** What a selection of all that match depends on: everything but page and order. */
function filterOf(params: URLSearchParams): string {
  const filter = new URLSearchParams(params)
  filter.delete('page')
  filter.delete('sort')
  return filter.toString()
}

function Listings({ query }: { query: string }) {
  const { status, value, retry } = useConsoleData<ListingTable>(`/listings?${query}`)
  const selection = useSelection(value?.total ?? 0)
  if (status === 'loading') return <Waiting />
  if (status === 'failed') return <Failed onRetry={retry} />
  const { listings, total, page, pages } = value
  if (listings.length === 0) return <p className="console-note">{m.console_listings_empty()}</p>
  const hrefOf = (number: number) => {
    const params = new URLSearchParams(query)
    params.set('page', String(number))
    return `${HERE}?${params}`
  }
  return (
    <>
      <BulkBar selection={selection} total={total} query={query} onChanged={retry} />
      <Table listings={listings} selection={selection} />
      <Pagination page={page} pages={pages} hrefOf={hrefOf} label={m.console_pages()} />
    </>
  )
}

type TableProps = { listings: readonly ListingEntry[]; selection: Selection }

function Table({ listings, selection }: TableProps) {
  const isAll = selection.hasAll(listings)
  return (
    <TableRegion label={m.console_listings()}>
      <thead>
        <tr>
          <td>
            <RowBox
              label={m.console_select_page()}
              isChosen={isAll}
              onChange={(isChosen) =>
                selection.set(
                  listings.map(({ id }) => id),
                  isChosen,
                )
              }
            />
          </td>
          <th scope="col">{m.console_field_title()}</th>
          <th scope="col">{m.console_kind()}</th>
          <th scope="col">{m.console_location()}</th>
          <th scope="col">{m.console_state()}</th>
          <th scope="col">{m.console_sort_updated()}</th>
        </tr>
      </thead>
      <tbody>
        {listings.map((entry) => (
          <Row key={entry.id} entry={entry} selection={selection} />
        ))}
      </tbody>
    </TableRegion>
  )
}

type RowBoxProps = { label: string; isChosen: boolean; onChange: (isChosen: boolean) => void }

function RowBox({ label, isChosen, onChange }: RowBoxProps) {
  return (
    <label className="console-box">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}

function Row({ entry, selection }: { entry: ListingEntry; selection: Selection }) {
  const timeZone = useTimeZone()
  const { id, title, contentType, type, location, state, updatedAt } = entry
  return (
    <tr>
      <td>
        <RowBox
          label={m.console_select_row({ title })}
          isChosen={selection.has(id)}
          onChange={(isChosen) => selection.set([id], isChosen)}
        />
      </td>
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
