import type { ReactNode } from 'react'
import type { View } from '#domain/listing/listing-query.ts'
import { ViewSwitch } from '../list/view-switch.tsx'
import { HourChips } from './hour-chips.tsx'

type FilterRowProps = {
  /** Opens the rest of the filters. */
  filters?: ReactNode
  /** None where there is nothing to view. */
  views: readonly View[]
  className?: string
}

/** The hours, then Filters, then the view. On compact screens the hours scroll sideways. */
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
