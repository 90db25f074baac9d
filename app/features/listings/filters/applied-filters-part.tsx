import { type ComponentProps, Suspense } from 'react'
import {
  lazy,
  lazyComponent,
  preloadBeforeHydration,
  usePrefetchWhenIdle,
} from '#app/lib/loading/lazy.ts'
import { appliedFilters, readListingQuery } from '#domain/listing/listing-query.ts'
import { useList } from '../list/use-list.ts'
import type { AppliedFilters } from './applied-filters.tsx'

const applied = lazy(async () => (await import('./applied-filters.tsx')).AppliedFilters)
preloadBeforeHydration(applied, (params) => appliedFilters(readListingQuery(params)).length > 0)
const Applied = /* @__PURE__ */ lazyComponent(applied)

/** The applied filters. Its code, with the labels of all filter values, loads only when a filter is set. */
export function AppliedFiltersPart(props: ComponentProps<typeof AppliedFilters>) {
  const { requested } = useList()
  usePrefetchWhenIdle(applied)
  if (appliedFilters(requested).length === 0) return null
  return (
    <Suspense>
      <Applied {...props} />
    </Suspense>
  )
}
