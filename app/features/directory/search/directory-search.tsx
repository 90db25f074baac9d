import type { FormEvent } from 'react'
import { Form, href } from 'react-router'
import { SearchField } from '#app/ui/form/search-field.tsx'
import { QUERY_LENGTH_LIMIT } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'

/** Searches the whole directory; a blank query is not submitted. */
export function DirectorySearch({ asked }: { asked: string }) {
  function submit(event: FormEvent<HTMLFormElement>) {
    if (String(new FormData(event.currentTarget).get('q') ?? '').trim() === '')
      event.preventDefault()
  }

  return (
    <Form role="search" action={href('/directory')} onSubmit={submit}>
      <SearchField
        key={asked}
        label={m.directory_search_label()}
        clearLabel={m.directory_search_clear()}
        submitLabel={m.directory_search_submit()}
        placeholder={m.directory_search_placeholder()}
        maxLength={QUERY_LENGTH_LIMIT}
        defaultValue={asked}
      />
    </Form>
  )
}
