import { useNavigate } from 'react-router'
import { countText } from '#app/lib/i18n/number-labels.ts'
import { ChipLink } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import { m } from '#domain/messages/messages.js'
import {
  categoryCounts,
  SAVED_SORTS,
  type SavedEntry,
  type SavedSort,
  type SavedView,
  writeSavedView,
} from './saved-view.ts'

const SORT_TITLES: Record<SavedSort, () => string> = {
  saved: m.lists_sort_saved,
  name: m.lists_sort_name,
  price: m.lists_sort_price,
  rating: m.lists_sort_rating,
}

type SavedFiltersProps = { entries: readonly SavedEntry[]; view: SavedView }

/** Filter by category with counts; null if there is only one. */
export function SavedFilters({ entries, view }: SavedFiltersProps) {
  const counts = categoryCounts(entries, view.list)
  const isKnown = counts.some(({ category }) => category === view.category)
  // The selected category stays even if empty in this list, so that it can be removed.
  const shown =
    view.category && !isKnown ? [...counts, { category: view.category, count: 0 }] : counts
  if (shown.length < 2 && !view.category) return null
  return (
    <nav aria-label={m.lists_filter_category()} className="saved-chips">
      <ChipLink
        current={view.category === null}
        to={{ search: writeSavedView({ ...view, category: null }) }}
        preventScrollReset
      >
        {m.lists_filter_all()}
      </ChipLink>
      {shown.map(({ category, count }) => (
        <ChipLink
          key={category}
          current={view.category === category}
          to={{ search: writeSavedView({ ...view, category }) }}
          preventScrollReset
        >
          {m.lists_filter_count({ category: CATEGORY_TITLES[category](), count: countText(count) })}
        </ChipLink>
      ))}
    </nav>
  )
}

/** The sort order. */
export function SavedSortSelect({ view }: { view: SavedView }) {
  const navigate = useNavigate()

  function sortBy(value: string) {
    const sort = SAVED_SORTS.find((known) => known === value) ?? 'saved'
    navigate({ search: writeSavedView({ ...view, sort }) }, { preventScrollReset: true })
  }

  return (
    <label className="saved-sort">
      <span className="sr-only">{m.lists_sort()}</span>
      <select value={view.sort} onChange={(event) => sortBy(event.currentTarget.value)}>
        {SAVED_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_TITLES[sort]()}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </label>
  )
}
