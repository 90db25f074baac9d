import { type FormEvent, type KeyboardEvent, useId, useReducer, useSyncExternalStore } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { currentPageOf } from '#app/lib/assistant.ts'
import { SearchField } from '#app/ui/search-field.tsx'
import type { CurrentPage } from '#domain/assistant.ts'
import { isCategory } from '#domain/category.ts'
import { m } from '#domain/messages/messages.js'
import { CATEGORY_TITLES } from '#domain/words.ts'
import { linkOf, resultsLink } from './row-link.ts'
import { isLookingUp, NOTHING_ASKED, queryOf, rowsOf, searchReducer } from './search-state.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useHits, useSuggestions } from './use-suggestions.ts'

/** Specification section 2, search popover. */
const PLACEHOLDERS: Record<Exclude<CurrentPage, 'all'>, () => string> = {
  escapes: m.search_placeholder_escapes,
  essentials: m.search_placeholder_essentials,
  enhancements: m.search_placeholder_enhancements,
  experiences: m.search_placeholder_experiences,
}

/** The text box and, below it, what fits the words in it. */
export function SearchForm({ onDone }: { onDone: () => void }) {
  const [state, dispatch] = useReducer(searchReducer, NOTHING_ASKED)
  const page = useSearchedPage()
  const placeholder = usePlaceholder(page)
  const navigate = useNavigate()
  const listId = useId()
  const query = queryOf(state)
  const rows = rowsOf(state)
  const chosen = rows[state.active]
  useHits(query, dispatch)
  useSuggestions(query, page, dispatch)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!chosen && query === '') return
    const { to, state: carried } = chosen
      ? linkOf(chosen, page)
      : resultsLink(query, page, state.explanation !== '')
    navigate(to, { state: carried })
    onDone()
  }

  function moveByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    dispatch({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1 })
  }

  return (
    <>
      <search>
        <form className="search-panel-form" action={href('/search-results')} onSubmit={submit}>
          <SearchField
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
            onKeyDown={moveByArrow}
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
        isWaiting={isLookingUp(state)}
        isAsked={query.length > 2}
        page={page}
        onPoint={(at) => dispatch({ type: 'pointed', at })}
        onChoose={onDone}
      />
    </>
  )
}

/** The section that is searched from; results remember it in their address. */
function useSearchedPage(): CurrentPage {
  const { pathname, search } = useLocation()
  const page = currentPageOf(pathname)
  const from = new URLSearchParams(search).get('from')
  return page === 'all' && isCategory(from) ? from : page
}

function usePlaceholder(page: CurrentPage): string {
  const isCompact = useSyncExternalStore(watchWidth, () => COMPACT().matches)
  if (page !== 'all') return PLACEHOLDERS[page]()
  return isCompact ? m.search_placeholder_compact() : m.search_placeholder_all()
}

/** Specification section 9: compact below 768 px. */
const COMPACT = () => window.matchMedia('(width < 48rem)')

function watchWidth(tell: () => void) {
  const compact = COMPACT()
  compact.addEventListener('change', tell)
  return () => compact.removeEventListener('change', tell)
}
