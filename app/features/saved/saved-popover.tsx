import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { listingLang, placeText } from '#app/lib/i18n/number-labels.ts'
import { pictureOf } from '#app/lib/pictures.ts'
import { useSignedOut } from '#app/lib/session/session-end.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Print } from '#app/ui/print.tsx'
import type { ListingCard } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import type { SavedItem } from '#domain/member/saved.ts'
import { m } from '#domain/messages/messages.js'
import { useSavedCards } from './saved-cards.ts'

const LATEST_LIMIT = 3

type SavedPopoverProps = {
  items: readonly SavedItem[]
  onClose: () => void
  /** The element that opened it, and takes the focus after closing. */
  opener: RefObject<HTMLElement | null>
}

export function SavedPopover({ items, onClose, opener }: SavedPopoverProps) {
  const latest = items.slice(0, LATEST_LIMIT)
  const { status, cards, retry } = useSavedCards(latest)
  const isSignedOut = useSignedOut()
  return (
    <Popover.Root open onOpenChange={(open) => open || onClose()}>
      <Popover.Anchor className="absolute inset-0 pointer-events-none" />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={20}
          className="panel popover saved-popover"
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.current?.focus({ preventScroll: true })
          }}
          aria-label={m.saved_title()}
        >
          {items.length === 0 && (
            <p className="text-ink-2">
              {isSignedOut ? m.saved_away_title() : m.saved_empty_text()}
            </p>
          )}
          {status === 'failed' && (
            <p role="alert">
              {m.saved_failed()}{' '}
              <button type="button" className="underline" onClick={retry}>
                {m.saved_retry()}
              </button>
            </p>
          )}
          <ul aria-busy={status === 'loading' && items.length > 0}>
            {latest.map((item) => (
              <SavedRow key={item.id} card={cards.get(item.id)} onChoose={onClose} />
            ))}
          </ul>
          <Link to="/saved" className={buttonClass('secondary')} onClick={onClose}>
            {m.saved_open()}
          </Link>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function SavedRow({ card, onChoose }: { card: ListingCard | undefined; onChoose: () => void }) {
  if (!card) return <li className="saved-row" aria-hidden />
  return (
    <li>
      <Link to={listingPath(card)} className="saved-row" onClick={onChoose}>
        <Print {...pictureOf(card, '1x1')} alt="" />
        <span>
          <span className="block font-display text-body" lang={listingLang()}>
            {card.title}
          </span>
          <span className="block text-small text-ink-2">
            {[card.type, card.location]
              .flatMap((value) => (value ? placeText(value, card.words) : []))
              .join(' · ')}
          </span>
        </span>
      </Link>
    </li>
  )
}
