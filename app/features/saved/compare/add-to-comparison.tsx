import { useSavedItems } from '#app/lib/saved/saved-items.ts'
import { comparePath } from '#app/paths.ts'
import { ChipLink } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { COMPARED_LIMIT } from '#domain/listing/comparison.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { useSavedCards } from '../saved-cards.ts'

const OFFERED = 8

type AddToComparisonProps = { cards: readonly Pick<ListingCard, 'id' | 'contentType'>[] }

/** Saved listings of the same category that can be added, up to the limit. */
export function AddToComparison({ cards }: AddToComparisonProps) {
  const items = useSavedItems()
  const { cards: saved, status } = useSavedCards(items)
  const ids = cards.map(({ id }) => id)
  const others = items.flatMap(({ id }) => {
    const card = saved.get(id)
    return card && card.contentType === cards[0]?.contentType && !ids.includes(id) ? [card] : []
  })
  if (cards.length >= COMPARED_LIMIT) return <p className="text-ink-2">{m.lists_compare_limit()}</p>
  if (items.length === 0 || status === 'failed') return null
  return (
    <section className="compare-add" aria-label={m.compare_add()}>
      <p className="text-ink-2">
        {others.length > 0 || status === 'loading' ? m.compare_add() : m.compare_add_none()}
      </p>
      <ul>
        {others.slice(0, OFFERED).map(({ id, title }) => (
          <li key={id}>
            <ChipLink
              to={comparePath([...ids, id])}
              aria-label={m.compare_add_one({ title })}
              preventScrollReset
            >
              <Icon name="plus" size={16} />
              <span className="saved-list-name">{title}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
