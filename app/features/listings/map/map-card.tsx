import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { distanceText } from '#app/lib/i18n/distance-label.ts'
import { listingLang, placeText } from '#app/lib/i18n/number-labels.ts'
import { useWindowEvent } from '#app/lib/loading/use-window-event.ts'
import { pictureOf } from '#app/lib/pictures.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { PriceBand } from '#app/ui/price-band.tsx'
import { Print } from '#app/ui/print.tsx'
import { m } from '#domain/messages/messages.js'
import { kilometresBetween } from '#domain/place/distance.ts'
import type { Point } from '#domain/place/public-place.ts'
import type { List } from '../list/use-list.ts'
import { type MapPin, useChosenCard } from './pins.ts'

type MapCardProps = {
  pin: MapPin
  /** The place that the list is ordered from. */
  near: Point | null
  linkTo: List['linkTo']
  /** Whether its link is focused once it is shown: up to sixty places come before it. */
  takesFocus: boolean
  onClose: () => void
}

/** The chosen place, over the map. */
export function MapCard({ pin, near, linkTo, takesFocus, onClose }: MapCardProps) {
  const away =
    near && m.listings_near_away({ distance: distanceText(kilometresBetween(near, pin)) })
  const card = useChosenCard(pin.id)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (card && takesFocus) box.current?.querySelector('a')?.focus()
  }, [card, takesFocus])

  function close() {
    if (box.current?.contains(document.activeElement)) {
      const surface = box.current.closest('.world-map')?.querySelector<HTMLElement>('.map-surface')
      const mark = surface?.querySelector<HTMLElement>('[aria-pressed=true]') ?? surface
      mark?.focus()
    }
    onClose()
  }

  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  })
  return (
    <div ref={box} className="map-card" aria-live="polite">
      {card && (
        <article>
          <Print {...pictureOf(card, '4x3')} alt="" sizes="120px" />
          <div className="min-w-0">
            <h3 lang={listingLang()}>
              <Link {...linkTo(card)}>{card.title}</Link>
            </h3>
            <p>
              {[card.location && placeText(card.location, card.words), away]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {card.price && <PriceBand band={card.price} />}
          </div>
          <button type="button" aria-label={m.listings_map_close()} onClick={close}>
            <Icon name="x" />
          </button>
        </article>
      )}
    </div>
  )
}
