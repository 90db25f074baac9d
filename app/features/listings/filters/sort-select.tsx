import { Form, useLocation, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
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
}

/** The order of a list that nothing was asked of: "relevance" falls back to the same one. */
const DEFAULT_SORT: Sort = 'rating'

/** The orders that mean something for a list: relevance needs words or a concern to be relevant to. */
export function sortsFor({ q, concern }: Pick<ListingQuery, 'q' | 'concern'>): readonly Sort[] {
  return q !== '' || concern !== null ? SORTS : SORTS.filter((sort) => sort !== 'relevance')
}

/** The order of the list; a change applies at once where there is a script. */
export function SortSelect() {
  const { asked, hrefOf, paramsOf } = useList()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const offered = sortsFor(asked)
  const selected = offered.includes(asked.sort) ? asked.sort : DEFAULT_SORT

  function sortBy(value: string) {
    const sort = offered.find((known) => known === value)
    // The default order is written without a parameter: one address for one list.
    const isDefault =
      sort === undefined || (sort === DEFAULT_SORT && !offered.includes('relevance'))
    navigate(hrefOf({ ...asked, sort: isDefault ? 'relevance' : sort, page: 1 }), {
      preventScrollReset: true,
      flushSync: true,
    })
  }

  return (
    <Form action={pathname} className="flex items-center gap-2">
      <HiddenParams params={paramsOf({ ...asked, sort: 'relevance', page: 1 })} />
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
