import { Form, useLocation, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { type ListingQuery, SORTS, type Sort } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { useList } from '../list/use-list.ts'
import { HiddenParams } from './hidden-params.tsx'
import '../list/page.css'

const SORT_TITLES: Record<Sort, () => string> = {
  relevance: m.listings_sort_relevance,
  rating: m.listings_sort_rating,
  'price-low': m.listings_sort_price_low,
  'price-high': m.listings_sort_price_high,
  newest: m.listings_sort_newest,
  nearest: m.listings_sort_nearest,
}

/** The order of a list without a query; "relevance" falls back to it. */
const DEFAULT_SORT: Sort = 'rating'

/** The available orders: relevance needs a text or a concern. Without a centre, distance asks for one. */
export function sortsFor(
  { q, concern, near }: Pick<ListingQuery, 'q' | 'concern' | 'near'>,
  hasPlaces = true,
): readonly Sort[] {
  return SORTS.filter((sort) =>
    sort === 'relevance'
      ? q !== '' || concern !== null
      : sort !== 'nearest' || hasPlaces || near !== null,
  )
}

/** The sort order; with scripts a change applies at once. `hasPlaces` offers the order by distance. */
export function SortSelect({ hasPlaces = true }: { hasPlaces?: boolean }) {
  const { requested, hrefOf, paramsOf } = useList()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const offered = sortsFor(requested, hasPlaces)
  const selected = offered.includes(requested.sort) ? requested.sort : DEFAULT_SORT

  function sortBy(value: string) {
    const sort = offered.find((known) => known === value)
    // The default order has no parameter, so that each list has one URL.
    const isDefault =
      sort === undefined || (sort === DEFAULT_SORT && !offered.includes('relevance'))
    navigate(hrefOf({ ...requested, sort: isDefault ? 'relevance' : sort, page: 1 }), {
      preventScrollReset: true,
      viewTransition: true,
      flushSync: true,
    })
  }

  return (
    <Form action={pathname} className="flex items-center gap-2">
      <HiddenParams params={paramsOf({ ...requested, sort: 'relevance', page: 1 })} />
      <label className="relative inline-flex items-center">
        <span className="sr-only">{m.listings_sort()}</span>
        <select
          name="sort"
          className="sort-select"
          value={selected}
          onChange={(event) => sortBy(event.currentTarget.value)}
        >
          {offered.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_TITLES[sort]()}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} className="pointer-events-none absolute right-4" />
      </label>
      <Button type="submit" variant="plain" className="scriptless">
        {m.listings_sort_apply()}
      </Button>
    </Form>
  )
}
