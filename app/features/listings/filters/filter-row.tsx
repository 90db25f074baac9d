import type { ReactNode } from 'react'
import type { View } from '#domain/listing/listing-query.ts'
import { ViewSwitch } from '../list/view-switch.tsx'
import { HourChips } from './hour-chips.tsx'

type FilterRowProps = {
  /** The button that opens all filters. */
  filters?: ReactNode
  /** Empty when there are no results. */
  views: readonly View[]
  className?: string
}

/** Hour chips, filter button and view switch. On compact screens the chips scroll horizontally. */
export function FilterRow({ filters, views, className }: FilterRowProps) {
  return (
    <div className={className ?? 'mt-8 mb-7'}>
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 max-md:w-full md:mr-auto">
          <HourChips />
        </div>
        <div className="flex flex-wrap items-center gap-3 empty:hidden max-md:w-full">
          {filters}
          {views.length > 0 && <ViewSwitch views={views} />}
        </div>
      </div>
    </div>
  )
}
