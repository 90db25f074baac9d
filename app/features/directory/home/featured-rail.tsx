import { useRef } from 'react'
import { Link } from 'react-router'
import { listingLang, placeText, vocabularyLabel } from '#app/lib/i18n/number-labels.ts'
import { pictureOf } from '#app/lib/pictures.ts'
import { Badge } from '#app/ui/badge.tsx'
import { IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import { Section } from '#app/ui/section.tsx'
import { Rating } from '#app/ui/stars.tsx'
import { FEATURED_TAGS } from '#domain/listing/directory.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'

/** Specification section 2, Featured Properties: a horizontal scroll. */
export function FeaturedRail({ items }: { items: readonly ListingCard[] }) {
  const rail = useRef<HTMLUListElement>(null)

  function step(by: 1 | -1) {
    const card = rail.current?.firstElementChild
    if (card) rail.current?.scrollBy({ left: by * card.clientWidth })
  }

  const steps = (
    <div className="rail-steps needs-script">
      <IconButton label={m.directory_featured_previous()} onClick={() => step(-1)}>
        <Icon name="chevron-left" />
      </IconButton>
      <IconButton label={m.directory_featured_next()} onClick={() => step(1)}>
        <Icon name="chevron-right" />
      </IconButton>
    </div>
  )
  return (
    <Section title={m.directory_featured_properties()} action={steps} className="mt-9! md:mt-14!">
      <ul className="rail" ref={rail}>
        {items.map((item) => (
          <li key={item.id}>
            <FeaturedCard item={item} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Widths of the rail's cards (styles/directory.css). */
const SIZES = '(min-width: 64rem) 33vw, (min-width: 48rem) 44vw, 78vw'

function FeaturedCard({ item }: { item: ListingCard }) {
  return (
    <Link to={listingPath(item)} prefetch="intent" className="image-card group">
      <Print {...pictureOf(item, '4x3')} sizes={SIZES} alt={item.title} ratio="4x3" />
      {item.priceText && (
        <Badge className="rail-price" lang={listingLang()}>
          {item.priceText}
        </Badge>
      )}
      {item.price && !item.priceText && (
        <Badge
          role="img"
          aria-label={m.directory_price_tier({ tier: item.price.length })}
          className="rail-price"
        >
          {item.price}
        </Badge>
      )}
      <h3 className="image-card-title">
        <span lang={listingLang()}>{item.title}</span>
      </h3>
      {item.location && <p className="image-card-text">{placeText(item.location, item.words)}</p>}
      <p className="rail-facts">
        {item.priceLabel && <b className="w-full">{item.priceLabel}</b>}
        <Rating value={item.rating} count={item.reviews} sample={item.sample} />
        <span className="flex flex-wrap gap-1.5">
          {item.tags.slice(0, FEATURED_TAGS).map((tag) => (
            <Badge key={tag} {...vocabularyLabel(tag, item.words)} />
          ))}
        </span>
      </p>
    </Link>
  )
}
