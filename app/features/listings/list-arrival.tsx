import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { CATEGORIES, CATEGORY_NAMES, type Category } from '#domain/category.ts'
import { readLanguagePath } from '#domain/language-path.ts'
import { m } from '#domain/messages/messages.js'
import { ListingSkeletons } from './listing-skeletons.tsx'
import { useSlow } from './use-slow.ts'

type Arriving = { title?: () => string; loading: () => string }

const CATEGORY_LISTS: Record<Category, Required<Arriving>> = {
  escapes: { title: m.listings_escapes_title, loading: m.listings_escapes_loading },
  essentials: { title: m.listings_essentials_title, loading: m.listings_essentials_loading },
  enhancements: { title: m.listings_enhancements_title, loading: m.listings_enhancements_loading },
  experiences: { title: m.listings_experiences_title, loading: m.listings_experiences_loading },
}

/** Lists with a name of their own, told once they are there. */
const PARTS: [part: RegExp, category: Category][] = [
  [/^\/directory\/escapes\/(?:(?:category|location|amenity)\/[^/]+|search)$/, 'escapes'],
  [/^\/(?:directory\/experiences\/category|experiences)\/[^/]+$/, 'experiences'],
]

/** The list that a path leads to; null when it leads to none. */
export function listAt(pathname: string): Arriving | null {
  const whole = CATEGORY_NAMES.find((name) => CATEGORIES[name].path === pathname)
  if (whole) return CATEGORY_LISTS[whole]
  if (pathname === '/search-results') return { loading: m.results_loading }
  const part = PARTS.find(([pattern]) => pattern.test(pathname))
  return part ? { loading: CATEGORY_LISTS[part[1]].loading } : null
}

/**
 * A list that takes its time to arrive from another page: four placeholders lie over that page, which
 * keeps its place in case the way to the list is broken off.
 */
export function ListArrival({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const next = location && readLanguagePath(location.pathname).path
  const list = next && next !== pathname ? listAt(next) : null
  const slow = useSlow(list !== null)
  return (
    <>
      <div className="contents" inert={slow}>
        {children}
      </div>
      {list && slow && (
        <div className="fixed inset-0 z-19 overflow-hidden bg-paper pt-15 md:pt-19">
          <div className="wrap">
            {list.title && <p className="mt-9 font-display text-h1 md:mt-12">{list.title()}</p>}
            <p role="status" className="mt-6 mb-5 text-ink-2">
              {list.loading()}
            </p>
            <ListingSkeletons />
          </div>
        </div>
      )}
    </>
  )
}
