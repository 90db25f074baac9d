import { Link } from 'react-router'
import { cn } from '#app/lib/cn.ts'
import { ChipLink } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Words } from '#domain/listing/listing.ts'
import { appliedFilters, type Facet, unfiltered } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import type { DistanceUnit } from '#domain/place/distance-unit.ts'
import { useList } from '../list/use-list.ts'
import { NearRow } from '../near/near-row.tsx'
import { filterLabel } from './facet-labels.ts'

type AppliedFiltersProps = {
  /** A filter whose state is shown elsewhere. */
  except?: Facet
  className?: string
  /** Translations of the filter values. */
  words: Words | undefined
  /** Whether the words of the query ask for what is near by. */
  needsPlace: boolean
  /** The unit of the distances, as the server read it. */
  unit: DistanceUnit | undefined
}

/** The place of the list with its radius, and the applied filters, removable one by one or all at once. */
export function AppliedFilters({
  except,
  className,
  words,
  needsPlace,
  unit,
}: AppliedFiltersProps) {
  const { requested, hrefOf } = useList()
  const filters = appliedFilters(requested).filter(
    ({ name }) => name !== except && name !== 'radius',
  )
  return (
    <div className={cn('grid gap-3 empty:hidden', className)}>
      <NearRow needsPlace={needsPlace} unit={unit} />
      {filters.length > 0 && (
        <nav aria-label={m.listings_filters_applied()}>
          <ul className="flex flex-wrap items-center gap-2">
            {filters.map((filter) => (
              <li key={`${filter.name} ${filter.value}`} className="min-w-0">
                <ChipLink
                  className="py-2 whitespace-normal!"
                  to={hrefOf(filter.without)}
                  preventScrollReset
                  viewTransition
                  aria-label={m.listings_filter_remove({ filter: filterLabel(filter, words) })}
                >
                  {filterLabel(filter, words)}
                  <Icon name="x" size={16} />
                </ChipLink>
              </li>
            ))}
            <li>
              <Link to={hrefOf(unfiltered(requested))} preventScrollReset className="link px-2">
                {m.listings_filters_clear()}
              </Link>
            </li>
          </ul>
        </nav>
      )}
    </div>
  )
}
