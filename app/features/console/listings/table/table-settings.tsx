import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { CONSOLE_PAGE_SIZE } from '#domain/console/console-api.ts'
import {
  LISTING_COLUMNS,
  LISTING_PAGE_SIZES,
  type ListingColumn,
} from '#domain/console/listings/listing-table.ts'
import { m } from '#domain/messages/messages.js'
import { SelectField } from '../../select-field.tsx'
import { COLUMN_LABELS } from './column-labels.ts'
import { columnsOf, columnsParam, tableHref } from './table-params.ts'

/** The choice of columns and of rows a page, which is in the URL. */
export function TableSettings() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [shown, setShown] = useOptimistic(params)
  const columns = columnsOf(shown)
  const change = (changes: Record<string, string | null>) =>
    startTransition(async () => {
      const href = tableHref(shown, changes)
      setShown(new URL(href, window.location.href).searchParams)
      await navigate(href, { preventScrollReset: true, replace: true })
    })
  const toggle = (changed: ListingColumn) =>
    LISTING_COLUMNS.filter((column) => columns.includes(column) !== (column === changed))
  return (
    <div className="console-settings">
      <details className="console-details">
        <summary>{m.console_columns()}</summary>
        <fieldset className="console-choices">
          <legend className="sr-only">{m.console_columns()}</legend>
          {LISTING_COLUMNS.map((column) => (
            <label key={column} className="console-check">
              <input
                type="checkbox"
                checked={columns.includes(column)}
                onChange={() => change({ columns: columnsParam(toggle(column)) })}
              />
              {COLUMN_LABELS[column]()}
            </label>
          ))}
        </fieldset>
      </details>
      <SelectField
        label={m.console_per_page()}
        value={shown.get('per') ?? CONSOLE_PAGE_SIZE}
        onChange={({ target }) =>
          change({ per: target.value === String(CONSOLE_PAGE_SIZE) ? null : target.value })
        }
      >
        {LISTING_PAGE_SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </SelectField>
    </div>
  )
}
