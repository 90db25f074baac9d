import { Link } from 'react-router'
import { distanceText } from '#app/lib/i18n/distance-label.ts'
import { listingLang, placeText } from '#app/lib/i18n/number-labels.ts'
import { pictureOf } from '#app/lib/pictures.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PriceBand } from '#app/ui/price-band.tsx'
import { Print } from '#app/ui/print.tsx'
import { m } from '#domain/messages/messages.js'
import { kilometresBetween } from '#domain/place/distance.ts'
import { useList } from '../list/use-list.ts'
import { type MapPin, useChosenCard } from './pins.ts'

/** The chosen place, over the map. */
export function MapCard({ pin, onClose }: { pin: MapPin; onClose: () => void }) {
  const { query, linkTo } = useList()
  const away =
    query.near &&
    m.listings_near_away({ distance: distanceText(kilometresBetween(query.near, pin)) })
  const card = useChosenCard(pin.id)
  return (
    <div className="map-card" aria-live="polite">
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
          <button type="button" aria-label={m.listings_map_close()} onClick={onClose}>
            <Icon name="x" />
          </button>
        </article>
      )}
    </div>
  )
}
