import { type FormEvent, useState } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { SearchField } from '#app/ui/search-field.tsx'
import { everything, QUERY_LENGTH_LIMIT } from '#domain/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { HiddenParams } from './hidden-params.tsx'
import { useList } from './use-list.ts'

type SearchFormProps = {
  placeholder: string
  /** A new question starts without the filters of the last one. */
  fresh?: boolean
  className?: string
}

/** Asks the list of this page. A blank question does nothing; clearing it shows everything again. */
export function SearchForm({ placeholder, fresh, className }: SearchFormProps) {
  const { pathname } = useLocation()
  const { query, hrefOf, paramsOf } = useList()
  const navigate = useNavigate()
  const [text, setText] = useState(query.q)
  const [asked, setAsked] = useState(query.q)
  // Back and forward change the question without this form; the field keeps its focus.
  if (asked !== query.q) {
    setAsked(query.q)
    setText(query.q)
  }
  const kept = fresh ? everything() : { ...query, q: '', not: [], page: 1 }

  function submit(event: FormEvent<HTMLFormElement>) {
    if (text.trim() === '') return event.preventDefault()
    // A keyboard on the screen would cover the answer.
    const typing = event.currentTarget.querySelector('input:focus')
    if (typing instanceof HTMLElement && matchMedia('(pointer: coarse)').matches) typing.blur()
  }

  function clear() {
    setText('')
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
      <HiddenParams params={paramsOf(kept)} />
      <SearchField
        label={m.listings_search()}
        clearLabel={m.listings_clear_search()}
        submitLabel={m.listings_submit_search()}
        placeholder={placeholder}
        maxLength={QUERY_LENGTH_LIMIT}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onClear={clear}
      />
    </Form>
  )
}
