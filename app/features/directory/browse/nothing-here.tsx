import { Link } from 'react-router'
import { Empty } from '#app/ui/empty.tsx'
import type { BrowsePage } from '#domain/listing/browse-page.ts'
import { filterCount, type ListingQuery } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { EMPTY_PRINT } from '../prints.ts'
import { browsePath } from './browse-path.ts'

type NothingHereProps = { browsePage: BrowsePage; query: ListingQuery }

/** Instead of the cards of a browse page that has none. */
export function NothingHere({ browsePage, query }: NothingHereProps) {
  const isFiltered = filterCount(query) > 0
  return (
    <Empty
      title={m.directory_none_title()}
      text={isFiltered ? m.directory_none_text() : m.directory_shelf_empty_text()}
      picture={EMPTY_PRINT}
    >
      {isFiltered && (
        <Link to={browsePath(browsePage)} className="link">
          {m.directory_shelf_clear()}
        </Link>
      )}
    </Empty>
  )
}
