import { useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import { decimalText } from '#app/lib/i18n/number-labels.ts'
import { priceLabel } from '#app/lib/i18n/price-label.ts'
import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { ListingEntry } from '#domain/console/console-api.ts'
import {
  LISTING_SORT_NAMES,
  LISTING_SORTS,
  type ListingColumn,
} from '#domain/console/listings/listing-table.ts'
import { CONTENT_TYPE_LABELS } from '#domain/language/words.ts'
import { m } from '#domain/messages/messages.js'
import { timeLabel } from '../../console-labels.ts'
import { CONSOLE_PAGES } from '../../console-pages.ts'
import { TableRegion } from '../../table-region.tsx'
import { StateBadge } from '../state-badge.tsx'
import { COLUMN_LABELS } from './column-labels.ts'
import { moveByRow } from './move-by-row.ts'
import { columnsOf, orderOf, tableHref } from './table-params.ts'
import type { Selection } from './use-selection.ts'

type ListingRowsProps = {
  listings: readonly ListingEntry[]
  selection: Selection
  /** Whether other rows are loading. */
  isStale: boolean
}

/** The rows of one page, to sort, choose and open. */
export function ListingRows({ listings, selection, isStale }: ListingRowsProps) {
  const [params] = useSearchParams()
  const columns = columnsOf(params)
  const hint = useId()
  return (
    <>
      <TableRegion
        label={m.console_listings()}
        aria-describedby={hint}
        aria-busy={isStale}
        onKeyDown={moveByRow}
      >
        <thead>
          <tr>
            <td>
              <RowBox
                label={m.console_select_page()}
                isChosen={selection.hasAll(listings)}
                onChange={(isChosen) =>
                  selection.set(
                    listings.map(({ id }) => id),
                    isChosen,
                  )
                }
              />
            </td>
            {(['title', ...columns] as const).map((column) => (
              <Heading key={column} column={column} params={params} />
            ))}
          </tr>
        </thead>
        <tbody>
          {listings.map((entry) => (
            <Row key={entry.id} entry={entry} columns={columns} selection={selection} />
          ))}
        </tbody>
      </TableRegion>
      <p id={hint} className="console-second console-keys">
        {m.console_listings_keys()}
      </p>
    </>
  )
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const
const OPPOSITE = { asc: 'desc', desc: 'asc' } as const

type HeadingProps = { column: ListingColumn | 'title'; params: URLSearchParams }

/** The name of a column; a link to its order where it has one, and to the other direction of the present one. */
function Heading({ column, params }: HeadingProps) {
  const label = COLUMN_LABELS[column]()
  const name = LISTING_SORT_NAMES.find((each) => each === column)
  if (!name) return <th scope="col">{label}</th>
  const { sort, order } = orderOf(params)
  const isCurrent = sort === name
  const next = isCurrent ? OPPOSITE[order] : LISTING_SORTS[name]
  const changes = { sort: name, order: next === LISTING_SORTS[name] ? null : next }
  return (
    <th scope="col" aria-sort={isCurrent ? ARIA_SORT[order] : undefined}>
      <Link to={tableHref(params, changes)} preventScrollReset className="console-sort">
        {label}
        {isCurrent && <Icon name={order === 'asc' ? 'chevron-up' : 'chevron-down'} size={16} />}
      </Link>
    </th>
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

type RowProps = {
  entry: ListingEntry
  columns: readonly ListingColumn[]
  selection: Selection
}

function Row({ entry, columns, selection }: RowProps) {
  const { id, title } = entry
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
        <Link
          to={`${CONSOLE_PAGES.listings.path}/${encodeURIComponent(id)}`}
          className="link"
          lang="en"
        >
          {title}
        </Link>
      </th>
      {columns.map((column) => (
        <td key={column}>
          <Cell column={column} entry={entry} />
        </td>
      ))}
    </tr>
  )
}

function Cell({ column, entry }: { column: ListingColumn; entry: ListingEntry }) {
  const timeZone = useTimeZone()
  switch (column) {
    case 'id':
      return <code>{entry.id}</code>
    case 'kind':
      return (
        <>
          {CONTENT_TYPE_LABELS[entry.contentType]()}
          <span className="console-second" lang="en">
            {entry.type}
          </span>
        </>
      )
    case 'location':
      return <span lang="en">{entry.location}</span>
    case 'price':
      return entry.amount ? priceLabel(entry.amount) : <span lang="en">{entry.priceText}</span>
    case 'rating':
      return entry.rating === null ? null : (
        <>
          {decimalText(entry.rating)}
          <span className="console-second">{m.console_ratings({ n: entry.reviews })}</span>
        </>
      )
    case 'state':
      return (
        <>
          <StateBadge state={entry.state} />
          {entry.publishAt && (
            <span className="console-second">
              {m.console_publishes({ time: timeLabel(entry.publishAt, timeZone) })}
            </span>
          )}
        </>
      )
    case 'updated':
      return timeLabel(entry.updatedAt, timeZone)
  }
}
