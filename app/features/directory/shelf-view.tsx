import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { filterCount } from '#domain/listing/listing-query.ts'
import { type Shelf, sortOf } from '#domain/listing/shelf.ts'
import { m } from '#domain/messages/messages.js'
import { EMPTY_PRINT } from './prints.ts'
import { ShelfBar, type ShelfBarProps } from './shelf-bar.tsx'
import { shelfCrumbs } from './shelf-crumbs.ts'
import { ShelfLinks } from './shelf-links.tsx'
import { shelfAddress, shelfPath } from './shelf-path.ts'
import { SORT_WORDS, shelfCount, shelfRule, shelfTitle } from './shelf-words.ts'

type ShelfViewProps = ShelfBarProps & {
  total: number
  page: number
  pages: number
  /** The cards. */
  children: ReactNode
  /** Stands between the list and its neighbours. */
  more?: ReactNode
}

/** The one template of every shelf: what it is and its rule, how many, the order, cards, neighbours. */
export function ShelfView({ total, page, pages, children, more, ...bar }: ShelfViewProps) {
  const { shelf, query } = bar
  const { order } = SORT_WORDS[sortOf(shelf, query.sort)]
  return (
    <div className="wrap">
      <div className="dir-head">
        <Breadcrumb label={m.directory_crumbs()} items={shelfCrumbs(shelf)} />
        <h1>{shelfTitle(shelf)}</h1>
        <p className="text-lead text-ink-2">{shelfRule(shelf)}</p>
      </div>
      <ShelfBar {...bar} />
      <div className="mb-6.5 flex flex-wrap gap-x-3 text-ink-2 text-small">
        <h2 aria-live="polite" className="font-sans text-ink text-small tracking-normal">
          {shelfCount(shelf, total)}
        </h2>
        {total > 1 && <p>{order()}</p>}
      </div>
      {total > 0 ? children : <NothingHere shelf={shelf} isFiltered={filterCount(query) > 0} />}
      <Pagination
        className="mt-12"
        label={m.directory_shelf_pages()}
        page={page}
        pages={pages}
        hrefOf={(to) => shelfAddress(shelf, { ...query, page: to })}
      />
      {more}
      <ShelfLinks shelf={shelf} />
    </div>
  )
}

function NothingHere({ shelf, isFiltered }: { shelf: Shelf; isFiltered: boolean }) {
  return (
    <Empty
      title={m.directory_none_title()}
      text={isFiltered ? m.directory_none_text() : m.directory_shelf_empty_text()}
      picture={EMPTY_PRINT}
    >
      {isFiltered && (
        <Link to={shelfPath(shelf)} className="link">
          {m.directory_shelf_clear()}
        </Link>
      )}
    </Empty>
  )
}
