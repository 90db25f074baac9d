import type { ComponentProps, ReactNode } from 'react'
import { formatInstant } from '#app/lib/i18n/format.ts'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import type { NextDate } from '#app/lib/saved/saved-cards.ts'
import { openSavedDialog } from '#app/lib/saved/saved-dialog-store.ts'
import { useSavedLists } from '#app/lib/saved/saved-lists.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { ListingCard } from '#domain/listing/listing.ts'
import type { SavedItem } from '#domain/member/saved.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import { CompareChoice } from './compare/compare-choice.tsx'
import { RemoveButton } from './remove-button.tsx'
import { CalendarLink } from './saved-calendar-link.tsx'
import { SavedNote } from './saved-note.tsx'
import type { SavedEntry } from './saved-view.ts'

const removedListing = lazy(async () => (await import('./removed-listing.tsx')).RemovedListing)
const NOTHING = () => {}

type SavedEntryItemProps = {
  entry: SavedEntry
  date: NextDate | undefined
  /** The item that takes the focus after removal. */
  next: SavedItem | undefined
  /** Ids chosen for comparing. */
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
  renderCard: (card: ListingCard, actions: ReactNode) => ReactNode
}

/** A saved listing, or its stored facts, with its actions. */
export function SavedEntryItem({
  entry,
  date,
  next,
  chosen,
  onChoose,
  renderCard,
}: SavedEntryItemProps) {
  const { item, card, facts, isRemoved } = entry
  const known = card ?? facts
  const title = known?.title ?? m.lists_gone_unknown()
  const remove = (
    <RemoveButton item={item} title={title} contentType={known?.contentType ?? null} next={next} />
  )
  return (
    <>
      {card &&
        renderCard(
          card,
          <>
            {date && (
              <p className="mt-2 text-ink-2 text-small">
                {m.lists_next_date({
                  date: formatInstant(new Date(date.start), date.timeZone, DAY),
                })}
              </p>
            )}
            {remove}
          </>,
        )}
      {!card && isRemoved && (
        <Removed facts={facts} title={title}>
          {remove}
        </Removed>
      )}
      {!card && !isRemoved && (
        <div className="saved-deleted">
          <p className="text-ink-2">{m.lists_not_loaded()}</p>
          {remove}
        </div>
      )}
      <div>
        <InLists item={item} />
        <div className="saved-actions">
          {card && <CompareChoice id={item.id} title={title} chosen={chosen} onChoose={onChoose} />}
          <button
            type="button"
            className="link saved-action"
            aria-label={m.lists_choose_of({ title })}
            onClick={() => openSavedDialog({ id: item.id, title })}
          >
            <Icon name="list-plus" size={18} />
            {m.lists_short()}
          </button>
          <SavedNote item={item} title={title} />
          {date && card && <CalendarLink ids={[item.id]} title={title} />}
        </div>
      </div>
    </>
  )
}

/** Lazily loaded, as few saved listings were removed from the catalogue. */
function Removed(props: ComponentProps<NonNullable<ReturnType<typeof removedListing.current>>>) {
  const RemovedListing = useLazy(removedListing, true, NOTHING)
  return RemovedListing && <RemovedListing {...props} />
}

const DAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

/** The lists that contain an item. */
function InLists({ item }: { item: SavedItem }) {
  const lists = useSavedLists()
  const names = lists.flatMap(({ id, name }) => (item.lists?.includes(id) ? [name] : []))
  if (names.length === 0) return null
  const joined = new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(names)
  return <p className="saved-lists-of">{m.lists_in({ names: joined })}</p>
}
