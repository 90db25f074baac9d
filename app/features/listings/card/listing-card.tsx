import { type ReactNode, useId } from 'react'
import { listingLang, placeText, vocabularyLabel } from '#app/lib/i18n/number-labels.ts'
import { pictureOf } from '#app/lib/pictures.ts'
import { Badge } from '#app/ui/badge.tsx'
import { HourGlyph } from '#app/ui/icon/hour-glyph.tsx'
import { PriceBand } from '#app/ui/price-band.tsx'
import { Print } from '#app/ui/print.tsx'
import { HOUR_LABELS } from '#domain/language/words.ts'
import type { ListingCard as Card } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import { CardClip } from './card-clip.tsx'
import { type CardLink, ListingLink } from './card-link.tsx'
import { ListingFacts } from './listing-facts.tsx'
import './card.css'

type ListingCardProps = {
  listing: Card
  /** Defaults to its own page or dialog. */
  link?: CardLink
  /** `row` and `large` put the print beside the text on wide screens, too. */
  form?: 'tile' | 'row' | 'large'
  /** Among the first pictures of the page. */
  priority?: boolean
  headingLevel?: 2 | 3
  /** The parts of the need that it matches. */
  note?: string | undefined
  /** Shown below the facts. */
  children?: ReactNode
}

/** Specification section 2, item card. Missing facts are left out. */
export function ListingCard({ children, ...props }: ListingCardProps) {
  const {
    listing,
    link = { to: listingPath(listing) },
    form = 'tile',
    priority = false,
    headingLevel = 3,
    note,
  } = props
  const tipId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <article className={`listing-card listing-card-${form} group`}>
      <CardPrint listing={listing} ratio={ratioIn(form)} priority={priority} />
      <div>
        <CardPlace listing={listing} />
        <Heading className="listing-card-title" lang={listingLang()}>
          <ListingLink link={link} first={priority}>
            {listing.title}
          </ListingLink>
        </Heading>
        <p className="listing-card-text" lang={listingLang()}>
          {listing.description}
        </p>
      </div>
      <div>
        <ListingFacts listing={listing} tipId={tipId} />
        {note && <p className="listing-card-note">{note}</p>}
        {children}
      </div>
    </article>
  )
}

/** Type, place, distance and price band. */
function CardPlace({ listing }: { listing: Card }) {
  const { type, location, price, words, away, priceLabel } = listing
  return (
    <p className="listing-card-meta">
      {type && <span {...vocabularyLabel(type, words)} />}
      {location && <span className="listing-card-place">{placeText(location, words)}</span>}
      {away && <span>{away}</span>}
      {price && !priceLabel && <PriceBand band={price} className="ml-auto" />}
    </p>
  )
}

const ratioIn = (form: ListingCardProps['form']) => (form === 'row' ? '4x5' : '4x3')

type CardPrintProps = { listing: Card; ratio: '4x3' | '4x5'; priority: boolean }

function CardPrint({ listing, ratio, priority }: CardPrintProps) {
  const picture = pictureOf(listing, ratio)
  const print = <Print {...picture} alt={listing.title} priority={priority} />
  return (
    <div className="listing-card-print">
      {listing.videoUrl ? <CardClip src={listing.videoUrl}>{print}</CardClip> : print}
      {listing.isAIRecommended && (
        <Badge tone="sun" className="listing-card-badge listing-card-badge-top">
          {m.listings_recommended()}
        </Badge>
      )}
      {listing.wellnessTag && (
        <Badge
          tone={listing.wellnessTag}
          icon={<HourGlyph hour={listing.wellnessTag} />}
          className="listing-card-badge"
        >
          {HOUR_LABELS[listing.wellnessTag]()}
        </Badge>
      )}
    </div>
  )
}
