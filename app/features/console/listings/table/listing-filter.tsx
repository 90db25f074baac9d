import type { FormEvent } from 'react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { LISTING_STATES } from '#domain/console/console-api.ts'
import { FILTER_PARAMS, pickParams } from '#domain/console/listings/listing-table.ts'
import { CONTENT_TYPE_LABELS } from '#domain/language/words.ts'
import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import { SelectField } from '../../select-field.tsx'
import { STATE_LABELS } from '../state-badge.tsx'
import { tableHref } from './table-params.ts'

type FilterName = (typeof FILTER_PARAMS)[number]
const NO_FILTERS = { q: null, kind: null, state: null } as const satisfies Record<FilterName, null>

/** Search and filters of the table, which submit into the URL. */
export function ListingFilter() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const query = pickParams(params, FILTER_PARAMS)
  const [edited, setEdited] = useState<{ query: string; values: Record<string, string> }>()
  // A link to other filters drops what is not submitted.
  const values = edited?.query === query ? edited.values : {}
  const field = (name: FilterName) => ({
    value: values[name] ?? params.get(name) ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      setEdited({ query, values: { ...values, [name]: target.value } }),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    void navigate(tableHref(params, values), { preventScrollReset: true })
  }
  return (
    <search aria-label={m.console_filter()}>
      <form className="console-filter" onSubmit={submit}>
        <Field label={m.console_search_listings()} type="search" maxLength={200} {...field('q')} />
        <SelectField label={m.console_kind()} {...field('kind')}>
          <option value="">{m.console_filter_all()}</option>
          {CONTENT_TYPES.map((kind) => (
            <option key={kind} value={kind}>
              {CONTENT_TYPE_LABELS[kind]()}
            </option>
          ))}
        </SelectField>
        <SelectField label={m.console_state()} {...field('state')}>
          <option value="">{m.console_filter_all()}</option>
          {LISTING_STATES.map((state) => (
            <option key={state} value={state}>
              {STATE_LABELS[state]()}
            </option>
          ))}
        </SelectField>
        <div className="console-actions">
          <Button type="submit">{m.console_filter()}</Button>
          {query !== '' && (
            <Link
              to={tableHref(params, NO_FILTERS)}
              preventScrollReset
              className={buttonClass('plain')}
            >
              {m.console_filter_clear()}
            </Link>
          )}
        </div>
      </form>
    </search>
  )
}
