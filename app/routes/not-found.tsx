import type { FormEvent } from 'react'
import { data, Form, href, Link } from 'react-router'
import { CategoryGrid } from '#app/features/directory/home/category-grid.tsx'
import { ErrorPage } from '#app/features/shell/error-page.tsx'
import { isMissing } from '#app/lib/error-title.ts'
import { pageTitle } from '#app/lib/site.ts'
import { SearchField } from '#app/ui/form/search-field.tsx'
import { Section } from '#app/ui/section.tsx'
import { QUERY_LENGTH_LIMIT } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import '#app/styles/directory.css'
import { OpenAssistantButton } from '../page-parts/open-assistant-button.tsx'
import type { Route } from './+types/not-found'

export function loader() {
  throw data(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.errors_not_found_page_title(), matches[0].loaderData?.site) },
  { name: 'robots', content: 'noindex' },
]

export default function NotFound() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isMissing(error)) return <ErrorPage>{m.errors_unexpected()}</ErrorPage>
  return (
    <div className="wrap pt-8 md:pt-16">
      <h1>{m.errors_not_found_page_title()}</h1>
      <p className="mt-3 max-w-[62ch] text-ink-2 text-lead">{m.errors_missing_lead()}</p>
      <Search />
      <OpenAssistantButton />
      <p>
        <Link to="/" className="link">
          {m.errors_back_home()}
        </Link>
      </p>
      <Section title={m.directory_search_categories()}>
        <CategoryGrid headingLevel={3} />
      </Section>
    </div>
  )
}

/** A blank query is not sent. */
function Search() {
  function submit(event: FormEvent<HTMLFormElement>) {
    if (String(new FormData(event.currentTarget).get('q') ?? '').trim() === '')
      event.preventDefault()
  }

  return (
    <Form
      role="search"
      action={href('/search-results')}
      onSubmit={submit}
      className="search-large mt-7"
    >
      <SearchField
        label={m.directory_search_large_label()}
        clearLabel={m.search_clear()}
        submitLabel={m.search_submit()}
        placeholder={m.directory_search_placeholder()}
        maxLength={QUERY_LENGTH_LIMIT}
      />
    </Form>
  )
}
