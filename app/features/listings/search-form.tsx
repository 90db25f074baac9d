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
export function SearchForm(props: SearchFormProps) {
  const { query } = useList()
  return <SearchFormOf key={query.q} words={query.q} {...props} />
}

function SearchFormOf({
  words,
  placeholder,
  fresh,
  className,
}: SearchFormProps & { words: string }) {
  const { pathname } = useLocation()
  const { query, hrefOf, paramsOf } = useList()
  const navigate = useNavigate()
  const [text, setText] = useState(words)
  const kept = fresh ? everything() : { ...query, q: '', page: 1 }

  function submit(event: FormEvent) {
    if (text.trim() === '') event.preventDefault()
  }

  function clear() {
    setText('')
    if (words && !fresh)
      navigate(hrefOf({ ...query, q: '', page: 1 }), { preventScrollReset: true })
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
