import { Link } from 'react-router'
import { comparePath } from '#app/paths.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import { categoryOf } from '#domain/listing/category.ts'
import { COMPARED_LIMIT } from '#domain/listing/comparison.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import type { SavedEntry } from '../saved-view.ts'

type CompareBarProps = {
  entries: readonly SavedEntry[]
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** Bar at the bottom of the window with the listings to compare, or the reason why they cannot be compared. */
export function CompareBar({ entries, chosen, onChoose }: CompareBarProps) {
  const cards = chosen.flatMap((id) => entries.find(({ item }) => item.id === id)?.card ?? [])
  if (cards.length === 0) return null
  const categories = [...new Set(cards.map(({ contentType }) => categoryOf(contentType)))]
  const isMixed = categories.length > 1
  const titles = categories.map((category) => CATEGORY_TITLES[category]())
  return (
    <section className="saved-compare" aria-label={m.lists_compare_bar()}>
      <p role="status">
        {isMixed &&
          m.lists_compare_mixed({ categories: new Intl.ListFormat(getLocale()).format(titles) })}
        {!isMixed && cards.length === 1 && m.lists_compare_more()}
        {!isMixed && cards.length === COMPARED_LIMIT && m.lists_compare_limit()}
      </p>
      <span className="flex flex-wrap gap-2">
        {!isMixed && cards.length > 1 && (
          <Link to={comparePath(cards.map(({ id }) => id))} className={buttonClass()}>
            {m.lists_compare_go({ n: cards.length })}
          </Link>
        )}
        <Button variant="plain" onClick={() => onChoose([])}>
          {m.lists_compare_clear()}
        </Button>
      </span>
    </section>
  )
}
