import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listingLang, placeText, vocabularyLabel } from '#app/lib/i18n/number-labels.ts'
import { pictureOf, printUrl } from '#app/lib/pictures.ts'
import { Badge } from '#app/ui/badge.tsx'
import { HourGlyph } from '#app/ui/icon/hour-glyph.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { PriceBand } from '#app/ui/price-band.tsx'
import { Print } from '#app/ui/print.tsx'
import { Rating } from '#app/ui/stars.tsx'
import { HOUR_LABELS } from '#domain/language/words.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import type { CardLink } from '../card/card-link.tsx'
import { Clip } from '../card/clip.tsx'

type FeedSlideProps = {
  listing: ListingCard
  /** "3 / 9" */
  label: string
  link: CardLink
  /** The visible slide; all others are inert. */
  current?: boolean
  /** Whether its video plays. */
  playing?: boolean
  muted?: boolean
  priority?: boolean
  /** Links to its neighbours, for use without scripts. */
  children?: ReactNode
}

export function FeedSlide({
  listing,
  label,
  link,
  current = true,
  playing = false,
  muted = true,
  priority = false,
  children,
}: FeedSlideProps) {
  return (
    <article
      id={listing.slug}
      aria-roledescription="slide"
      aria-label={label}
      inert={!current}
      className="feed-slide"
    >
      {listing.videoUrl ? (
        <Clip src={listing.videoUrl} label={listing.title} playing={playing} muted={muted} loop>
          <FeedPrint listing={listing} priority={priority} />
        </Clip>
      ) : (
        <FeedPrint listing={listing} priority={priority} />
      )}
      <div className="feed-caption">
        <p className="flex flex-wrap gap-2">
          {listing.wellnessTag && (
            <Badge tone={listing.wellnessTag} icon={<HourGlyph hour={listing.wellnessTag} />}>
              {HOUR_LABELS[listing.wellnessTag]()}
            </Badge>
          )}
          {listing.type && <Badge {...vocabularyLabel(listing.type, listing.words)} />}
        </p>
        <h2 lang={listingLang()}>{listing.title}</h2>
        <p className="listing-card-text" lang={listingLang()}>
          {listing.description}
        </p>
        <p className="facts m-0 gap-x-[18px]">
          <Rating value={listing.rating} count={listing.reviews} sample={listing.sample} />
          {listing.location && (
            <span className="fact">
              <Icon name="map-pin" size={16} />
              {placeText(listing.location, listing.words)}
            </span>
          )}
          {listing.price && <PriceBand band={listing.price} />}
          {listing.priceText && (
            <span className="fact" lang={listingLang()}>
              {listing.priceText}
            </span>
          )}
        </p>
        <Link {...link} className="btn mt-1.5">
          {m.listings_feed_view()}
          <span className="sr-only" lang={listingLang()}>
            : {listing.title}
          </span>
        </Link>
      </div>
      {children}
    </article>
  )
}

/** Makes portrait screens select the first candidate, the upright print. */
const SIZES = '(orientation: portrait) 100px, 1440px'

function FeedPrint({ listing, priority }: { listing: ListingCard; priority: boolean }) {
  const picture = pictureOf(listing, 'wide')
  const upright = `${printUrl(listing.slug, 0, 'feed')} 720w, ${picture.src} 1440w`
  return (
    <Print
      {...picture}
      {...(picture.kind === 'print' && { srcSet: upright, sizes: SIZES })}
      alt={listing.title}
      priority={priority}
    />
  )
}
