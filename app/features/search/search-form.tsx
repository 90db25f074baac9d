import { type FormEvent, type KeyboardEvent, type Ref, useId, useReducer } from 'react'
import { href, useHref, useLocation, useNavigate } from 'react-router'
import { currentPageOf } from '#app/lib/assistant/assistant.ts'
import { takeTypedAhead } from '#app/lib/loading/typed-ahead.ts'
import { useOnMount } from '#app/lib/loading/use-on-mount.ts'
import { SearchField } from '#app/ui/form/search-field.tsx'
import type { CurrentPage } from '#domain/chat/assistant.ts'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import { isCategory } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import { linkOf, type RowLink, resultsLink } from './row-link.ts'
import {
  EMPTY_SEARCH,
  hasReply,
  isWaiting,
  queryOf,
  rowsOf,
  type SearchEvent,
  SHORTEST_LOOK_UP,
  searchReducer,
} from './search-state.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { usePlaceholder } from './use-placeholder.ts'
import { useHits, useSuggestions } from './use-suggestions.ts'

/** Keys that move the highlight while the focus stays in the text box. */
const MOVES: Record<string, SearchEvent> = {
  ArrowDown: { type: 'moved', by: 1 },
  ArrowUp: { type: 'moved', by: -1 },
  Home: { type: 'jumped', to: 'first' },
  End: { type: 'jumped', to: 'last' },
}

type SearchFormProps = { inputRef: Ref<HTMLInputElement>; onDone: () => void }

/** The text box with its suggestions below. */
export function SearchForm({ inputRef, onDone }: SearchFormProps) {
  const [state, dispatch] = useReducer(searchReducer, EMPTY_SEARCH)
  const page = useSearchedPage()
  const placeholder = usePlaceholder(page)
  const navigate = useNavigate()
  const results = useHref(href('/search-results'))
  const listId = useId()
  const query = queryOf(state)
  const rows = rowsOf(state)
  const chosen = rows[state.active]
  useOnMount(() => {
    const text = takeTypedAhead()
    if (text !== '') dispatch({ type: 'typed', text })
  })
  useHits(query, page, dispatch)
  useSuggestions(query, page, dispatch)

  function go({ to, state: navigationState }: RowLink) {
    navigate(to, { state: navigationState })
    onDone()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (query !== '') go(resultsLink(query, page, hasReply(state)))
  }

  function handleListKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const move = MOVES[event.key]
    // Home and End move the text cursor unless a row is highlighted.
    if (move && (move.type === 'moved' || chosen)) {
      event.preventDefault()
      dispatch(move)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      go(linkOf(chosen, page))
    }
  }

  return (
    <>
      <search>
        <form className="search-panel-form" action={results} onSubmit={submit}>
          <SearchField
            inputRef={inputRef}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={rows.length > 0}
            aria-controls={listId}
            aria-activedescendant={chosen ? `${listId}-${state.active}` : undefined}
            label={m.search_input_label()}
            clearLabel={m.search_clear()}
            submitLabel={m.search_submit()}
            placeholder={placeholder}
            maxLength={300}
            value={state.text}
            onChange={(event) => dispatch({ type: 'typed', text: event.currentTarget.value })}
            onClear={() => dispatch({ type: 'typed', text: '' })}
            onKeyDown={handleListKey}
          />
        </form>
      </search>
      <SuggestionList
        id={listId}
        heading={m.search_suggestions_for({
          page: page === 'all' ? m.search_page_all() : CATEGORY_TITLES[page](),
        })}
        explanation={state.explanation}
        rows={rows}
        active={state.active}
        isWaiting={isWaiting(state)}
        isQueried={query.length >= SHORTEST_LOOK_UP}
        page={page}
        onChoose={onDone}
      />
    </>
  )
}

/** The section that is searched from; on the results page it is in the URL. */
function useSearchedPage(): CurrentPage {
  const { pathname, search } = useLocation()
  const page = currentPageOf(pathname)
  const from = new URLSearchParams(search).get('from')
  return page === 'all' && isCategory(from) ? from : page
}
