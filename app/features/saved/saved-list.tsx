import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { useMember } from '#app/lib/account-session.ts'
import { scenePrintUrl } from '#app/lib/pictures.ts'
import { restoreSaved, type SavedItem, toggleSaved, useSavedItems } from '#app/lib/saved-items.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { CardSkeleton } from '#app/ui/skeleton.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { ListingCard } from '#domain/listing.ts'
import { m } from '#domain/messages/messages.js'
import { useSavedCards } from './saved-cards.ts'
import { SavedNote } from './saved-note.tsx'
import { ShareSaved } from './share-saved.tsx'
import './saved.css'

type SavedListProps = {
  /** How a listing looks in a list, with its button below the facts. */
  renderCard: (card: ListingCard, action: ReactNode) => ReactNode
}

/** Everything this visitor has saved, with remove and undo. */
export function SavedList({ renderCard }: SavedListProps) {
  return (
    <>
      {/* Has the focus when the last item has gone. */}
      <h1 id={TITLE_ID} tabIndex={-1} className="outline-none">
        {m.saved_title()}
      </h1>
      <SavedItems renderCard={renderCard} />
    </>
  )
}

function SavedItems({ renderCard }: SavedListProps) {
  const items = useSavedItems()
  const hydrated = useHydrated()
  const member = useMember()
  const { status, cards, retry } = useSavedCards(items)
  if (!hydrated) return <Waiting />
  if (items.length === 0) return <NothingSaved />
  if (status === 'failed') return <Failed onRetry={retry} />
  if (status === 'loading') return <Waiting />
  const shown = items.flatMap((item) => {
    const card = cards.get(item.id)
    return card ? [{ item, card }] : []
  })
  const gone = items.length - shown.length
  return (
    <>
      <p className="text-ink-2" aria-live="polite">
        {m.saved_count({ n: items.length })}. {member ? m.account_saved_where() : m.saved_where()}
      </p>
      <ShareSaved />
      {gone > 0 && <p className="mt-3 text-ink-2">{m.saved_gone({ n: gone })}</p>}
      <ul className="listing-grid mt-7">
        {shown.map(({ item, card }, place) => (
          <li key={item.id}>
            {renderCard(
              card,
              <RemoveButton
                item={item}
                title={card.title}
                next={(shown[place + 1] ?? shown[place - 1])?.item}
              />,
            )}
            <SavedNote item={item} title={card.title} />
          </li>
        ))}
      </ul>
    </>
  )
}

const TITLE_ID = 'saved-title'
const removeId = (item: SavedItem) => `remove-${item.id}`
const focusOn = (id: string) => document.getElementById(id)?.focus()

type RemoveButtonProps = {
  item: SavedItem
  title: string
  /** Has the focus when this one has gone. */
  next: SavedItem | undefined
}

function RemoveButton({ item, title, next }: RemoveButtonProps) {
  function undo() {
    flushSync(() => restoreSaved(item))
    focusOn(removeId(item))
  }

  function remove() {
    focusOn(next ? removeId(next) : TITLE_ID)
    toggleSaved(item.id)
    showToast({
      title: m.detail_unsaved_title(),
      description: m.detail_unsaved_text(),
      action: { label: m.saved_undo(), altText: m.saved_undo_alt(), onClick: undo },
    })
  }

  return (
    <button
      type="button"
      id={removeId(item)}
      aria-label={m.saved_remove({ title })}
      className="saved-remove"
      onClick={remove}
    >
      <X size={18} strokeWidth={1.5} aria-hidden />
      <span>{m.saved_remove_short()}</span>
    </button>
  )
}

function NothingSaved() {
  return (
    <Empty
      title={m.saved_empty_title()}
      text={m.saved_empty_text()}
      picture={scenePrintUrl('breath', 'balance', '1x1')}
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
        <p className="mt-4 max-w-[62ch] text-ink-2">{m.saved_needs_script()}</p>
      </noscript>
      <div className="saved-waits">
        <p className="sr-only" role="status">
          {m.saved_loading()}
        </p>
        <div className="listing-grid mt-7" aria-busy="true">
          {['first', 'second', 'third', 'fourth'].map((place) => (
            <CardSkeleton key={place} />
          ))}
        </div>
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
