import { type ComponentProps, Suspense } from 'react'
import { useLocation } from 'react-router'
import {
  lazy,
  lazyComponent,
  preloadBeforeHydration,
  usePrefetchWhenIdle,
} from '#app/lib/loading/lazy.ts'
import {
  appliedFilters,
  type ListingQuery,
  readListingQuery,
} from '#domain/listing/listing-query.ts'
import { useList } from '../list/use-list.ts'
import type { AppliedFilters } from './applied-filters.tsx'

const applied = lazy(async () => (await import('./applied-filters.tsx')).AppliedFilters)
preloadBeforeHydration(applied, (params) => isNeeded(`${params}`, readListingQuery(params)))
const Applied = /* @__PURE__ */ lazyComponent(applied)

/** A place ("near=") and an order that asks for one ("sort=nearest") are shown, too. */
function isNeeded(search: string, query: ListingQuery): boolean {
  return search.includes('near') || appliedFilters(query).length > 0
}

/** The applied filters. Its code, with the labels of all filter values, loads only when a filter is set. */
export function AppliedFiltersPart(props: ComponentProps<typeof AppliedFilters>) {
  const { requested } = useList()
  const { search } = useLocation()
  usePrefetchWhenIdle(applied)
  if (!props.needsPlace && !isNeeded(search, requested)) return null
  return (
    <Suspense>
      <Applied {...props} />
    </Suspense>
  )
}
