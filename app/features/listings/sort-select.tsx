import { ChevronDown } from 'lucide-react'
import { Form, useLocation, useNavigate } from 'react-router'
import { Kept } from '#app/lib/kept-markup.tsx'
import { Button } from '#app/ui/button.tsx'
import { SORTS, type Sort } from '#domain/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { HiddenParams } from './hidden-params.tsx'
import { useList } from './use-list.ts'
import './page.css'

const SORT_TITLES: Record<Sort, () => string> = {
  relevance: m.listings_sort_relevance,
  rating: m.listings_sort_rating,
  'price-low': m.listings_sort_price_low,
  'price-high': m.listings_sort_price_high,
  newest: m.listings_sort_newest,
}

/** The order of the list; a change applies at once where there is a script. */
export function SortSelect() {
  const { asked, hrefOf, paramsOf } = useList()
  const { pathname } = useLocation()
  const navigate = useNavigate()

  function sortBy(value: string) {
    const sort = SORTS.find((known) => known === value) ?? 'relevance'
    navigate(hrefOf({ ...asked, sort, page: 1 }), {
      preventScrollReset: true,
      flushSync: true,
    })
  }

  return (
    <Form action={pathname} className="flex items-center gap-2">
      <HiddenParams params={paramsOf({ ...asked, sort: 'relevance', page: 1 })} />
      <Kept as="label" of={['sort', asked.sort]} className="relative inline-flex items-center">
        {() => (
          <>
            <span className="sr-only">{m.listings_sort()}</span>
            <select
              name="sort"
              className="sort-select"
              value={asked.sort}
              onChange={(event) => sortBy(event.currentTarget.value)}
            >
              {SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {SORT_TITLES[sort]()}
                </option>
              ))}
            </select>
            <ChevronDown
              aria-hidden
              size={16}
              strokeWidth={1.5}
              className="pointer-events-none absolute right-4"
            />
          </>
        )}
      </Kept>
      <Button type="submit" variant="plain" className="scriptless">
        {m.listings_sort_apply()}
      </Button>
    </Form>
  )
}
