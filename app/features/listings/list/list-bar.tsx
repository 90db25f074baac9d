import { type Facet, type FacetCounts, VIEWS, type View } from '#domain/listing/listing-query.ts'
import type { DistanceUnit } from '#domain/place/distance-unit.ts'
import { AppliedFiltersPart } from '../filters/applied-filters-part.tsx'
import { FilterRow } from '../filters/filter-row.tsx'
import { FiltersButton } from '../filters/filters-button.tsx'
import { SortSelect } from '../filters/sort-select.tsx'
import { ResultHeading } from '../results/result-heading.tsx'

type ListBarProps = {
  list: { total: number; facets: FacetCounts; unit?: DistanceUnit }
  /** Which filters this list offers, in their order. */
  offered: readonly Facet[]
  views?: readonly View[]
  /** Visible heading above the count. */
  title?: string
  /** "15 properties found" */
  found: string
  /** "Loading properties..." */
  loading: string
  /** Whether the words of the query ask for what is near by. */
  needsPlace?: boolean
  className?: string
}

/** The bar above a category's list: filters, view, applied filters, count and order. */
export function ListBar(props: ListBarProps) {
  const { list, offered, views = VIEWS, className, needsPlace = false, ...heading } = props
  return (
    <>
      <FilterRow
        {...(className && { className })}
        views={list.total > 0 ? views : []}
        filters={
          <FiltersButton
            facets={list.facets}
            offered={offered}
            total={list.total}
            className="filters-opener"
          />
        }
      />
      <AppliedFiltersPart
        except="hour"
        words={list.facets.words}
        needsPlace={needsPlace}
        unit={list.unit}
        className="mb-6"
      />
      <ResultHeading {...heading}>
        {list.total > 1 && <SortSelect hasPlaces={offered.includes('country')} />}
      </ResultHeading>
    </>
  )
}
