import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { SearchField } from '#app/ui/form/search-field.tsx'
import { everything, QUERY_LENGTH_LIMIT } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { useList } from '../list/use-list.ts'
import { HiddenParams } from './hidden-params.tsx'

type SearchFormProps = {
  placeholder: string
  /** A new query starts without the filters of the last one. */
  fresh?: boolean
  className?: string
}

/** Searches the list of this page. A blank query does nothing; clearing it shows everything again. */
export function SearchForm({ placeholder, fresh, className }: SearchFormProps) {
  const { pathname } = useLocation()
  const { query, hrefOf, paramsOf } = useList()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(query.q)
  // Back and forward change the query without this form. An uncontrolled field, so that text typed before
  // hydration stays.
  useLayoutEffect(() => {
    if (asked.current === query.q) return
    asked.current = query.q
    if (field.current) field.current.value = query.q
  }, [query.q])
  const preserved = fresh ? everything() : { ...query, q: '', not: [], page: 1 }

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!field.current?.value.trim()) return event.preventDefault()
    // An on-screen keyboard would cover the results.
    if (matchMedia('(pointer: coarse)').matches) field.current.blur()
  }

  function clear() {
    if (field.current) field.current.value = ''
    if (query.q && !fresh)
      navigate(hrefOf({ ...query, q: '', not: [], page: 1 }), { preventScrollReset: true })
  }

  return (
    <Form
      role="search"
      action={pathname}
      onSubmit={submit}
      preventScrollReset
      className={className}
    >
      <HiddenParams params={paramsOf(preserved)} />
      <SearchField
        label={m.listings_search()}
        clearLabel={m.listings_clear_search()}
        submitLabel={m.listings_submit_search()}
        placeholder={placeholder}
        maxLength={QUERY_LENGTH_LIMIT}
        inputRef={field}
        defaultValue={query.q}
        onClear={clear}
      />
    </Form>
  )
}
