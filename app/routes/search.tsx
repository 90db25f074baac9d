import { type FormEvent, type RefObject, useReducer, useRef } from 'react'
import { Form, href } from 'react-router'
import { CategoryGrid } from '#app/features/directory/home/category-grid.tsx'
import { pageMeta } from '#app/features/directory/page-meta.ts'
import { NeedChips } from '#app/features/directory/search/need-chips.tsx'
import { RecentSearches } from '#app/features/directory/search/recent-searches.tsx'
import {
  SearchCompletions,
  SearchHits,
  SearchSuggestions,
} from '#app/features/directory/search/search-hits.tsx'
import {
  EMPTY_SEARCH,
  isWaiting,
  queryOf,
  type SearchState,
  SHORTEST_HIT,
  searchReducer,
} from '#app/features/search/search-state.ts'
import { usePlaceholder } from '#app/features/search/use-placeholder.ts'
import { useHits, useSuggestions } from '#app/features/search/use-suggestions.ts'
import { useOnMount } from '#app/lib/loading/use-on-mount.ts'
import { SearchField } from '#app/ui/form/search-field.tsx'
import { Section } from '#app/ui/section.tsx'
import { countContentTypes } from '#data/catalogue/directory.ts'
import { catalogueContext } from '#data/context.ts'
import { QUERY_LENGTH_LIMIT } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import '#app/styles/directory.css'
import { OpenAssistantButton } from '../page-parts/open-assistant-button.tsx'
import type { Route } from './+types/search'

export async function loader({ context }: Route.LoaderArgs) {
  return { counts: await countContentTypes(context.get(catalogueContext)) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: matches[0].loaderData?.site,
    title: m.directory_search_title(),
    description: m.directory_search_page_description(),
    path: '/search',
  })
}

/** Product decision "/search": one large field, and starting points that need no typing. */
export default function SearchPage({ loaderData: { counts } }: Route.ComponentProps) {
  const [state, dispatch] = useReducer(searchReducer, EMPTY_SEARCH)
  const query = queryOf(state)
  const field = useRef<HTMLInputElement>(null)
  // Text typed before hydration is searched for, too.
  useOnMount(() => {
    const text = field.current?.value
    if (text) dispatch({ type: 'typed', text })
  })
  useHits(query, 'all', dispatch)
  useSuggestions(query, 'all', dispatch)
  return (
    <div className="wrap pt-8 md:pt-16">
      <h1>{m.directory_search_page_title()}</h1>
      <p className="mt-3 text-lead text-ink-2">{m.directory_search_page_lead()}</p>
      <AskForm field={field} onType={(text) => dispatch({ type: 'typed', text })} />
      <OpenAssistantButton query={query} />
      <Found state={state} />
      <NeedChips />
      <RecentSearches onEmptied={() => field.current?.focus()} />
      <Section title={m.directory_search_categories()}>
        <CategoryGrid counts={counts} headingLevel={3} />
      </Section>
    </div>
  )
}

type AskFormProps = {
  field: RefObject<HTMLInputElement | null>
  onType: (text: string) => void
}

function AskForm({ field, onType }: AskFormProps) {
  const placeholder = usePlaceholder('all')

  function submit(event: FormEvent) {
    if (!field.current?.value.trim()) event.preventDefault()
  }

  function clear() {
    if (field.current) field.current.value = ''
    onType('')
  }

  return (
    <Form
      role="search"
      action={href('/search-results')}
      onSubmit={submit}
      className="search-large mt-7"
    >
      <SearchField
        inputRef={field}
        label={m.directory_search_large_label()}
        clearLabel={m.search_clear()}
        submitLabel={m.search_submit()}
        placeholder={placeholder}
        maxLength={QUERY_LENGTH_LIMIT}
        onChange={(event) => onType(event.currentTarget.value)}
        onClear={clear}
      />
    </Form>
  )
}

/** Hits from the catalogue, and the assistant's suggestions below them. */
function Found({ state }: { state: SearchState }) {
  const { hits, completions, suggestions, explanation } = state
  const isAsked = queryOf(state).length >= SHORTEST_HIT
  const waits = isWaiting(state)
  const isNothing = isAsked && !waits && hits.length + suggestions.length === 0
  const isCounted = isAsked && !waits && hits.length > 0
  return (
    <div aria-busy={waits}>
      <p role="status" className="sr-only">
        {isCounted && m.directory_search_hits_status({ n: hits.length })}
        {isNothing && m.directory_search_none()}
      </p>
      {isAsked && completions.length > 0 && <SearchCompletions completions={completions} />}
      {isAsked && hits.length > 0 && <SearchHits hits={hits} />}
      {isAsked && suggestions.length > 0 && (
        <SearchSuggestions
          heading={m.search_suggestions_for({ page: m.search_page_all() })}
          explanation={explanation}
          suggestions={suggestions}
        />
      )}
      {isNothing && (
        <p aria-hidden className="mt-6 text-ink-2">
          {m.directory_search_none()}
        </p>
      )}
    </div>
  )
}
