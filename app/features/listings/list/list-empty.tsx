import { Link, useLocation } from 'react-router'
import { searchResultsPath } from '#app/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { appliedFilters, unfiltered } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { NoContent } from './no-content.tsx'
import { useList } from './use-list.ts'

/** A category's empty state, with links to search without filters or in all categories. */
export function ListEmpty() {
  const { query, hrefOf } = useList()
  const { pathname } = useLocation()
  const narrowed = appliedFilters(query).length > 0
  return (
    <NoContent>
      <div className="mt-2 flex flex-wrap justify-center gap-3 empty:hidden">
        {narrowed && (
          <Link to={hrefOf(unfiltered(query))} preventScrollReset className={buttonClass()}>
            {m.listings_empty_unfiltered()}
          </Link>
        )}
        {query.q && (
          <Link
            to={searchResultsPath({ q: query.q, page: pathname.slice(1) })}
            className={buttonClass(narrowed ? 'secondary' : 'primary')}
          >
            {m.listings_empty_everywhere()}
          </Link>
        )}
      </div>
    </NoContent>
  )
}
