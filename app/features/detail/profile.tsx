import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listingLang, placeText } from '#app/lib/i18n/number-labels.ts'
import type { Picture } from '#app/lib/pictures.ts'
import { portraitAlt } from '#app/lib/portrait-alt.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import { Section } from '#app/ui/section.tsx'
import { Rating } from '#app/ui/stars.tsx'
import type { Host, Listing } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import { Fact } from './fact.tsx'
import { REVIEWS_LINK, ReviewItem } from './panels/reviews.tsx'
import '#app/ui/hero.css'

type ProfileProps = {
  host: Host
  listing: Listing
  /** A portrait: a photo, else a drawn one. */
  picture: Picture
  /** Cards of the host's listings. */
  children: ReactNode
}

/** Profile of a host: about, listings and reviews. */
export function Profile({ host, listing, picture, children }: ProfileProps) {
  const { title, certification, location, reviewList } = listing
  return (
    <div className="wrap">
      <Link to={`${listingPath(listing)}?tab=instructor`} className="link link-back mt-3">
        <Icon name="arrow-left" size={16} />
        {m.detail_back_to({ title })}
      </Link>
      <header className="hero">
        <div className="hero-text">
          <h1>{host.name}</h1>
          <p className="text-lead text-ink-2" lang={listingLang()}>
            {host.role}
          </p>
          <p className="flex flex-wrap items-center gap-x-4.5 gap-y-2 text-[.9375rem]">
            {certification && (
              <Badge lang={listingLang()} icon={<Icon name="award" size={16} />}>
                {certification}
              </Badge>
            )}
            {location && <Fact icon="map-pin">{placeText(location, listing.words)}</Fact>}
          </p>
          <p className="max-w-[62ch] text-[1.0625rem] leading-[1.7]" lang={listingLang()}>
            {host.bio}
          </p>
        </div>
        <Print
          {...picture}
          alt={portraitAlt(host, picture)}
          priority
          className="hero-print max-md:aspect-4/3!"
        />
      </header>
      <Section title={m.detail_led_by({ name: host.name })}>{children}</Section>
      {reviewList.length > 0 && (
        <Section title={m.detail_said_of({ title })}>
          <Rating value={listing.rating} count={listing.reviews} sample={listing.sample} />
          <ul className="mt-5 max-w-[62ch] border-line border-t">
            {reviewList.slice(0, 3).map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
          <Link
            to={listingPath(listing) + REVIEWS_LINK}
            className={`${buttonClass('secondary')} mt-7`}
          >
            {m.detail_see_all_reviews()}
          </Link>
        </Section>
      )}
    </div>
  )
}
