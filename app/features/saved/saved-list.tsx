import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { scenePrintUrl } from '#app/lib/pictures.ts'
import { restoreSaved, type SavedItem, toggleSaved, useSavedItems } from '#app/lib/saved-items.ts'
import { Button, buttonClass, IconButton } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { CardSkeleton } from '#app/ui/skeleton.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { ListingCard } from '#domain/listing.ts'
import { m } from '#domain/messages/messages.js'
import { useSavedCards } from './saved-cards.ts'

type SavedListProps = {
  /** How a listing looks in a list. */
  renderCard: (card: ListingCard) => ReactNode
}

/** Everything this visitor has saved, with remove and undo. */
export function SavedList({ renderCard }: SavedListProps) {
  const items = useSavedItems()
  const hydrated = useHydrated()
  const { status, cards, retry } = useSavedCards(items)
  if (!hydrated) return <Waiting />
  if (items.length === 0) return <NothingSaved />
  if (status === 'failed') return <Failed onRetry={retry} />
  if (status === 'loading') return <Waiting />
  const gone = items.filter((item) => !cards.has(item.id)).length
  return (
    <>
      <p className="text-ink-2" aria-live="polite">
        {m.saved_count({ n: items.length })}. {m.saved_where()}
      </p>
      {gone > 0 && <p className="mt-3 text-ink-2">{m.saved_gone({ n: gone })}</p>}
      <ul className="listing-grid mt-7">
        {items.map((item) => {
          const card = cards.get(item.id)
          return (
            card && (
              <li key={item.id} className="relative">
                {renderCard(card)}
                <RemoveButton item={item} title={card.title} />
              </li>
            )
          )
        })}
      </ul>
    </>
  )
}

function RemoveButton({ item, title }: { item: SavedItem; title: string }) {
  function remove() {
    toggleSaved(item.id)
    showToast({
      title: m.detail_unsaved_title(),
      description: m.detail_unsaved_text(),
      action: {
        label: m.saved_undo(),
        altText: m.saved_undo_alt(),
        onClick: () => restoreSaved(item),
      },
    })
  }
  return (
    <IconButton label={m.saved_remove({ title })} className="saved-remove" onClick={remove}>
      <X size={20} strokeWidth={1.5} aria-hidden />
    </IconButton>
  )
}

function NothingSaved() {
  return (
    <Empty
      title={m.saved_empty_title()}
      text={m.saved_empty_text()}
      picture={scenePrintUrl('lake', 'balance', '1x1', true, { seed: 'em' })}
    >
      <Link to="/" className={buttonClass()}>
        {m.saved_explore()}
      </Link>
    </Empty>
  )
}

function Waiting() {
  return (
    <>
      <noscript>
        <p>{m.saved_needs_script()}</p>
      </noscript>
      <p className="sr-only" role="status">
        {m.saved_loading()}
      </p>
      <div className="listing-grid mt-7" aria-busy="true">
        {['a', 'b', 'c', 'd'].map((key) => (
          <CardSkeleton key={key} />
        ))}
      </div>
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="mt-7">
      <p>{m.saved_failed()}</p>
      <Button variant="secondary" className="mt-4" onClick={onRetry}>
        {m.saved_retry()}
      </Button>
    </div>
  )
}
