import { amenityTitle, locationTitle } from '#domain/language/place-words.ts'
import { subcategoryTitle } from '#domain/language/subcategory-words.ts'
import {
  type BrowseKind,
  type BrowsePage,
  type BrowseSort,
  BUDGET_BAND,
  NEWEST_WITHIN_DAYS,
  type QuickFilter,
  TOP_RATED,
} from '#domain/listing/browse-page.ts'
import { m } from '#domain/messages/messages.js'

const FILTER_TITLES: Record<QuickFilter, () => string> = {
  newest: m.directory_filter_newest,
  'top-rated': m.directory_filter_top_rated,
  'budget-friendly': m.directory_filter_budget_friendly,
  'pet-friendly': m.directory_filter_pet_friendly,
}

const FILTER_RULES: Record<QuickFilter, () => string> = {
  newest: () => m.directory_shelf_newest({ days: NEWEST_WITHIN_DAYS }),
  'top-rated': () => m.directory_shelf_top_rated(TOP_RATED),
  'budget-friendly': () => m.directory_shelf_budget_friendly({ band: BUDGET_BAND }),
  'pet-friendly': m.directory_shelf_pet_friendly,
}

/** Label of a link to a browse page. */
export function browseLabel({ kind, slug, title }: BrowsePage): string {
  if (title) return title
  switch (kind) {
    case 'category':
      return subcategoryTitle(slug)
    case 'location':
      return locationTitle(slug)
    case 'amenity':
      return amenityTitle(slug)
    case 'filter':
      return isQuickFilter(slug) ? FILTER_TITLES[slug]() : slug
  }
}

export function browseTitle(browsePage: BrowsePage): string {
  const label = browseLabel(browsePage)
  return browsePage.kind === 'location' ? m.directory_shelf_location_title({ place: label }) : label
}

/** A sentence that describes the list and its rule. */
export function browseRule(browsePage: BrowsePage): string {
  const label = browseLabel(browsePage)
  switch (browsePage.kind) {
    case 'category':
      return browsePage.contentType === 'escape'
        ? m.directory_shelf_category_escape({ title: label })
        : m.directory_shelf_category_experience({ title: label })
    case 'location':
      return m.directory_shelf_location({ place: label })
    case 'amenity':
      return m.directory_shelf_amenity({ amenity: label })
    case 'filter':
      return isQuickFilter(browsePage.slug) ? FILTER_RULES[browsePage.slug]() : ''
  }
}

export function browseCount(browsePage: BrowsePage, n: number): string {
  return browsePage.contentType === 'escape'
    ? m.directory_property_count({ n })
    : m.directory_experience_count({ n })
}

export const NEIGHBOUR_TITLES: Record<BrowseKind, () => string> = {
  category: m.directory_neighbours_category,
  location: m.directory_neighbours_location,
  amenity: m.directory_neighbours_amenity,
  filter: m.directory_neighbours_filter,
}

export const UNKNOWN_BROWSE_PAGE: Record<BrowseKind, () => string> = {
  category: m.directory_unknown_category,
  location: m.directory_unknown_location,
  amenity: m.directory_unknown_amenity,
  filter: m.directory_unknown_filter,
}

export const SORT_LABELS: Record<BrowseSort, { label: () => string; order: () => string }> = {
  rating: { label: m.directory_sort_rating, order: m.directory_order_rating },
  'price-low': { label: m.directory_sort_price_low, order: m.directory_order_price_low },
  'price-high': { label: m.directory_sort_price_high, order: m.directory_order_price_high },
  newest: { label: m.directory_sort_newest, order: m.directory_order_newest },
}

function isQuickFilter(slug: string): slug is QuickFilter {
  return Object.hasOwn(FILTER_TITLES, slug)
}
