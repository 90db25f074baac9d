import { type ComponentProps, Suspense, useEffect } from 'react'
import { loadAtRest, onDemand, startWith, usePart } from '#app/lib/loading/on-demand.ts'
import { appliedFilters, readListingQuery } from '#domain/listing/listing-query.ts'
import { useList } from '../list/use-list.ts'
import type { AppliedFilters } from './applied-filters.tsx'

const applied = onDemand(async () => (await import('./applied-filters.tsx')).AppliedFilters)
startWith(applied, (params) => appliedFilters(readListingQuery(params)).length > 0)

/** What narrows the list. Its code, with the words for every value of every filter, comes where there is any. */
export function AppliedFiltersPart(props: ComponentProps<typeof AppliedFilters>) {
  const { asked } = useList()
  useEffect(() => loadAtRest(applied), [])
  if (appliedFilters(asked).length === 0) return null
  return (
    <Suspense>
      <Applied {...props} />
    </Suspense>
  )
}

function Applied(props: ComponentProps<typeof AppliedFilters>) {
  const Filters = usePart(applied)
  return <Filters {...props} />
}
