import { CATEGORIES, CATEGORY_NAMES, type Category } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import { ListingSkeletons } from '../card/listing-skeletons.tsx'

/** Title and status text of a list that is loading. */
export type LoadingList = { title?: () => string; loading: () => string }

const CATEGORY_LISTS: Record<Category, Required<LoadingList>> = {
  escapes: { title: m.listings_escapes_title, loading: m.listings_escapes_loading },
  essentials: { title: m.listings_essentials_title, loading: m.listings_essentials_loading },
  enhancements: { title: m.listings_enhancements_title, loading: m.listings_enhancements_loading },
  experiences: { title: m.listings_experiences_title, loading: m.listings_experiences_loading },
}

/** Lists whose title is only known once they have loaded. */
const PARTS: [part: RegExp, category: Category][] = [
  [/^\/directory\/escapes\/(?:(?:category|location|amenity)\/[^/]+|search)$/, 'escapes'],
  [/^\/(?:directory\/experiences\/category|experiences)\/[^/]+$/, 'experiences'],
]

/** The list at a path; null if there is none. */
export function listAt(pathname: string): LoadingList | null {
  const whole = CATEGORY_NAMES.find((name) => CATEGORIES[name].path === pathname)
  if (whole) return CATEGORY_LISTS[whole]
  if (pathname === '/search-results') return { loading: m.results_loading }
  const part = PARTS.find(([pattern]) => pattern.test(pathname))
  return part ? { loading: CATEGORY_LISTS[part[1]].loading } : null
}

/** Four placeholders over the page. */
export function ListArriving({ title, loading }: LoadingList) {
  return (
    <div className="fixed inset-0 z-19 overflow-hidden bg-paper pt-15 md:pt-19">
      <div className="wrap">
        {title && <p className="mt-9 font-display text-h1 md:mt-12">{title()}</p>}
        <p role="status" className="mt-6 mb-5 text-ink-2">
          {loading()}
        </p>
        <ListingSkeletons />
      </div>
    </div>
  )
}
