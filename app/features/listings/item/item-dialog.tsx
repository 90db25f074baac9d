import type { ReactNode } from 'react'
import { listingLang, placeText, vocabularyLabel } from '#app/lib/i18n/number-labels.ts'
import { priceLabel } from '#app/lib/i18n/price-label.ts'
import { pictureOf } from '#app/lib/pictures.ts'
import { Badge } from '#app/ui/badge.tsx'
import { HourGlyph } from '#app/ui/icon/hour-glyph.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { PriceBand } from '#app/ui/price-band.tsx'
import { Print } from '#app/ui/print.tsx'
import { Rating } from '#app/ui/stars.tsx'
import { HOUR_LABELS } from '#domain/language/words.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { Clip } from '../card/clip.tsx'
import { VerifiedBadge } from '../card/listing-facts.tsx'
import { useList } from '../list/use-list.ts'
import { Overlay } from './overlay.tsx'

type ItemDialogProps = {
  item: Listing
  /** Save and Share. */
  actions: ReactNode
}

/** Specification section 2, item detail dialog; its URL is the list's with `?item=`. */
export function ItemDialog({ item, actions }: ItemDialogProps) {
  const { query, hrefOf } = useList()
  return (
    <Overlay
      title={item.title}
      variant="split"
      closeTo={hrefOf(query)}
      closeLabel={m.listings_item_close()}
      returnTo={`main a[href*="item=${item.slug}"]`}
    >
      <div className="item-print">
        <ItemMedia item={item} />
      </div>
      <div className="item-text">
        <ItemHead item={item} />
        <div className="scripted">
          <div className="-mx-3.5 flex flex-wrap">{actions}</div>
        </div>
        <section>
          <h3>{m.listings_item_about()}</h3>
          <p lang={listingLang()}>{item.description}</p>
          <div
            className="item-prose"
            lang={listingLang()}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the listing was saved
            dangerouslySetInnerHTML={{ __html: item.longDescription }}
          />
        </section>
        {item.location && (
          <section>
            <h3>{m.listings_item_location()}</h3>
            <p className="fact">
              <Icon name="map-pin" size={16} />
              {placeText(item.location, item.words)}
            </p>
          </section>
        )}
        {item.tags.length > 0 && (
          <section>
            <h3>{m.listings_item_tags()}</h3>
            <ul className="flex flex-wrap gap-1.5">
              {item.tags.map((tag) => (
                <li key={tag}>
                  <Badge {...vocabularyLabel(tag, item.words)} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Overlay>
  )
}

/** Half of the dialog, or all of a compact screen. */
const SIZES = '(min-width: 48rem) 50vw, 100vw'

function ItemMedia({ item }: { item: Listing }) {
  const picture = pictureOf(item, '4x5')
  const print = <Print {...picture} sizes={SIZES} alt={item.title} priority />
  if (!item.videoUrl) return print
  return (
    <Clip src={item.videoUrl} poster={picture.src} label={item.title} muted={false} controls>
      {print}
    </Clip>
  )
}

function ItemHead({ item }: { item: Listing }) {
  return (
    <div>
      <p className="flex flex-wrap items-center gap-3 pr-12 text-small">
        {item.type && <Badge {...vocabularyLabel(item.type, item.words)} />}
        {item.wellnessTag && (
          <Badge tone={item.wellnessTag} icon={<HourGlyph hour={item.wellnessTag} />}>
            {HOUR_LABELS[item.wellnessTag]()}
          </Badge>
        )}
        {item.verified && <VerifiedBadge sample={item.sample} />}
      </p>
      <h2 className="mt-2.5 mb-2.5" lang={listingLang()}>
        {item.title}
      </h2>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Rating value={item.rating} count={item.reviews} sample={item.sample} />
        {item.price && <PriceBand band={item.price} />}
        {item.priceText && (
          <span className="text-ink-2" lang={listingLang()}>
            {item.priceText}
          </span>
        )}
        {item.amount && !item.priceText && (
          <span className="text-ink-2">{priceLabel(item.amount)}</span>
        )}
      </p>
    </div>
  )
}
