import { type ReactNode, Suspense } from 'react'
import { lazy, lazyComponent } from '#app/lib/loading/lazy.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import type { ListingCard } from '#domain/listing/listing.ts'
import { PAGE_SIZE } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { ListingGrid } from '../card/listing-grid.tsx'
import { ListingList } from '../card/listing-list.tsx'
import { ListingSkeletons } from '../card/listing-skeletons.tsx'
import { NO_NOTES, type Notes } from '../card/result-note.ts'
import { FeedPart } from '../feed/feed-part.tsx'
import { LAST_SLIDE } from '../feed/last-slide.ts'
import { MapPart } from '../map/map-part.tsx'
import { useList, useListLoading } from './use-list.ts'

const ListEmpty = /* @__PURE__ */ lazyComponent(
  lazy(async () => (await import('./list-empty.tsx')).ListEmpty),
)

export type ListPage = {
  items: readonly ListingCard[]
  total: number
  page: number
  pages: number
}

type ListingResultsProps = {
  list: ListPage
  columns?: 3 | 4
  /** Listings on a page. */
  perPage?: number
  /** The parts of the need that each listing matches, by id. */
  notes?: Notes
  /** Shown in the feed's corner. */
  brand?: ReactNode
}

/** One page of a list in the view that the URL names. */
export function ListingResults(props: ListingResultsProps) {
  return (
    <MapPart items={props.list.items}>
      <Results {...props} />
    </MapPart>
  )
}

function Results(props: ListingResultsProps) {
  const { list, columns, perPage = PAGE_SIZE, notes = NO_NOTES, brand } = props
  const { query, hrefOf, linkTo } = useList()
  const waits = useListLoading()
  const pageHref = (page: number) => hrefOf({ ...query, page })
  const feeds = query.view === 'feed'
  // The feed shows its slides until the next ones have loaded.
  if (waits && !feeds) return <ListingSkeletons />
  if (list.total === 0)
    return (
      <Suspense>
        <ListEmpty />
      </Suspense>
    )
  return (
    <>
      {query.page > list.page && (
        <p className="mb-6 text-ink-2">{m.listings_past_the_end({ n: list.page })}</p>
      )}
      {query.view === 'list' || query.view === 'map' ? (
        <ListingList items={list.items} linkTo={linkTo} notes={notes} />
      ) : (
        <ListingGrid
          items={list.items}
          linkTo={linkTo}
          notes={notes}
          {...(columns && { columns })}
        />
      )}
      <Pagination
        page={list.page}
        pages={list.pages}
        hrefOf={pageHref}
        label={m.listings_pages()}
        className="mt-13"
      />
      {feeds && (
        <Suspense>
          <FeedPart
            closeTo={hrefOf({ ...query, view: 'grid' })}
            brand={brand}
            feed={{
              items: list.items,
              offset: (list.page - 1) * perPage,
              total: list.total,
              previousPage: list.page > 1 ? `${pageHref(list.page - 1)}#${LAST_SLIDE}` : null,
              nextPage: list.page < list.pages ? pageHref(list.page + 1) : null,
              linkTo,
            }}
          />
        </Suspense>
      )}
    </>
  )
}
