import { Form, Link, useSearchParams } from 'react-router'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { LISTING_STATES } from '#domain/console/console-api.ts'
import { CONTENT_TYPE_LABELS } from '#domain/language/words.ts'
import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { SelectField } from '../select-field.tsx'
import { STATE_LABELS } from './state-badge.tsx'

const HERE = CONSOLE_PAGES.listings.path

/** Search, filters and order of the table, which submit into the URL. */
export function ListingFilter() {
  const [params] = useSearchParams()
  const given = (name: string) => params.get(name) ?? ''
  return (
    <Form action={HERE} className="console-filter" role="search" aria-label={m.console_filter()}>
      <Field
        label={m.console_search_listings()}
        name="q"
        type="search"
        maxLength={200}
        defaultValue={given('q')}
      />
      <SelectField label={m.console_kind()} name="kind" defaultValue={given('kind')}>
        <option value="">{m.console_filter_all()}</option>
        {CONTENT_TYPES.map((kind) => (
          <option key={kind} value={kind}>
            {CONTENT_TYPE_LABELS[kind]()}
          </option>
        ))}
      </SelectField>
      <SelectField label={m.console_state()} name="state" defaultValue={given('state')}>
        <option value="">{m.console_filter_all()}</option>
        {LISTING_STATES.map((state) => (
          <option key={state} value={state}>
            {STATE_LABELS[state]()}
          </option>
        ))}
      </SelectField>
      <SelectField label={m.console_sort()} name="sort" defaultValue={given('sort') || 'updated'}>
        <option value="updated">{m.console_sort_updated()}</option>
        <option value="title">{m.console_sort_title()}</option>
      </SelectField>
      <div className="console-actions">
        <Button type="submit">{m.console_filter()}</Button>
        {params.size > 0 && (
          <Link to={HERE} className={buttonClass('plain')}>
            {m.console_filter_clear()}
          </Link>
        )}
      </div>
    </Form>
  )
}
