import { type MouseEvent, type ReactNode, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { listingLang, placeText, vocabularyLabel } from '#app/lib/i18n/number-labels.ts'
import { priceLabel } from '#app/lib/i18n/price-label.ts'
import { pictureOf } from '#app/lib/pictures.ts'
import { Badge } from '#app/ui/badge.tsx'
import { HourGlyph } from '#app/ui/icon/hour-glyph.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { PriceBand } from '#app/ui/price-band.tsx'
import { Print } from '#app/ui/print.tsx'
import { Rating } from '#app/ui/stars.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
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
  /** Reports the item. */
  report: ReactNode
}

/** How many of the newest reviews the dialog shows. */
const REVIEWS = 3

/** Specification section 2, item detail dialog; its URL is the list's with `?item=`. */
export function ItemDialog({ item, actions, report }: ItemDialogProps) {
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
          <div className="flex flex-wrap gap-x-1">{actions}</div>
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
        {item.location && (
          <section>
            <h3>{m.listings_item_location()}</h3>
            <p className="fact">
              <Icon name="map-pin" size={16} />
              {placeText(item.location, item.words)}
            </p>
          </section>
        )}
        {item.reviewList.length > 0 && (
          <section>
            <h3>{m.detail_tab_reviews()}</h3>
            <ul className="grid gap-4">
              {item.reviewList.slice(0, REVIEWS).map(({ id, user, rating, comment }) => (
                <li key={id}>
                  <strong className="mr-3 font-[560] text-ink">{user}</strong>
                  <Rating value={rating} className="text-small" />
                  <p lang={listingLang()}>{comment}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="scripted -mx-3.5">{report}</div>
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
    <ItemClip src={item.videoUrl} poster={picture.src} title={item.title}>
      {print}
    </ItemClip>
  )
}

type ItemClipProps = { src: string; poster: string; title: string; children: ReactNode }

/** A clip behind its poster and a play button; the browser's controls show once it has started. */
function ItemClip({ src, poster, title, children }: ItemClipProps) {
  const [hasStarted, setStarted] = useState(false)
  const isWaiting = useHydrated() && !hasStarted

  function play({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const video = currentTarget.parentElement?.querySelector('video')
    // If playing is blocked, the poster stays, with the browser's controls.
    video?.play().catch(() => setStarted(true))
    video?.focus()
  }

  return (
    <div
      className={cn('item-clip relative h-full', isWaiting && 'item-clip-waiting')}
      onPlayCapture={() => setStarted(true)}
    >
      <Clip src={src} poster={poster} label={title} muted={false} controls>
        {children}
      </Clip>
      {isWaiting && (
        <button
          type="button"
          aria-label={m.detail_play_video_of({ title })}
          onClick={play}
          className="absolute top-1/2 left-1/2 grid size-18 -translate-1/2 cursor-pointer place-items-center rounded-full bg-paper-raised text-ink shadow-float hover:bg-lake-soft"
        >
          <Icon name="play" size={28} className="ml-1" />
        </button>
      )}
    </div>
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
      </p>
      <h2 className="mt-2.5 mb-2" lang={listingLang()}>
        {item.title}
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-[580] text-ink text-lead lining-nums tabular-nums">
          {item.priceText ? (
            <span lang={listingLang()}>{item.priceText}</span>
          ) : (
            item.amount && priceLabel(item.amount)
          )}
        </strong>
        {item.price && <PriceBand band={item.price} />}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
        <Rating value={item.rating} count={item.reviews} sample={item.sample} />
        {item.verified && <VerifiedBadge sample={item.sample} />}
      </p>
    </div>
  )
}
