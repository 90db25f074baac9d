import { Link } from 'react-router'
import { cn } from '#app/lib/cn.ts'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import { Print } from '#app/ui/print.tsx'
import { Rating } from '#app/ui/stars.tsx'
import type { WovenListing } from './story.ts'

/** A listing where the story tells of it; flipped ones have their picture on the right. */
export function StoryListing({
  listing,
  isFlipped,
}: {
  listing: WovenListing
  isFlipped: boolean
}) {
  const { path, title, description, type, place, price, rating, reviews, sample } = listing
  return (
    <section
      className={cn(
        'story-listing group',
        isFlipped && 'story-listing-flipped',
        listing.isThing && 'story-listing-thing',
      )}
    >
      <Print {...listing.picture} alt="" />
      <div className="story-listing-text">
        <p className="story-listing-meta">{[type, place].filter(Boolean).join(' · ')}</p>
        <h2 lang={listingLang()}>
          <Link to={path} prefetch="intent">
            {title}
          </Link>
        </h2>
        <p lang={listingLang()}>{description}</p>
        <p className="story-listing-facts">
          {price && <span>{price}</span>}
          <Rating value={rating} count={reviews} sample={sample} />
        </p>
      </div>
    </section>
  )
}
