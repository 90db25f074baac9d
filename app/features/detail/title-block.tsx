import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listingLang, placeText, vocabularyLabel } from '#app/lib/i18n/number-labels.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { Rating } from '#app/ui/stars.tsx'
import type { BriefListing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { Fact } from './fact.tsx'
import { Tags } from './tags.tsx'

type TitleBlockProps = {
  listing: BriefListing
  back: { to: string; label: string }
  /** Text of the verified badge. */
  verifiedLabel: string
  /** Link to all reviews. */
  reviewsTo: string
  /** Also shows certification and tags. */
  full?: boolean
  actions?: ReactNode
}

export function TitleBlock({ listing, back, verifiedLabel, full, ...props }: TitleBlockProps) {
  return (
    <header>
      <Link to={back.to} className="link link-back mt-3">
        <Icon name="arrow-left" size={16} />
        {back.label}
      </Link>
      <div className="mt-1.5 mb-5.5 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 lang={listingLang()}>{listing.title}</h1>
          <div className="mt-3 flex flex-wrap items-center gap-x-4.5 gap-y-2 text-[.9375rem]">
            <Badge {...vocabularyLabel(listing.type, listing.words)} />
            {listing.verified && <VerifiedBadge label={verifiedLabel} sample={listing.sample} />}
            {listing.location && (
              <Fact icon="map-pin">{placeText(listing.location, listing.words)}</Fact>
            )}
            <Rating value={listing.rating} />
            {listing.reviews > 0 && (
              <Link
                to={props.reviewsTo}
                className="relative text-ink-2 underline-offset-4 after:absolute after:-inset-y-2.5 after:inset-x-0 hover:underline"
              >
                {listing.sample
                  ? m.shell_sample_reviews({ n: listing.reviews })
                  : m.detail_reviews_count({ n: listing.reviews })}
              </Link>
            )}
            {full && listing.certification && (
              <Badge lang={listingLang()} icon={<Icon name="award" size={16} />}>
                {listing.certification}
              </Badge>
            )}
          </div>
          {full && <Tags listing={listing} className="mt-3" />}
          {listingLang() && (
            <p className="mt-3 text-ink-3 text-micro">{m.shell_listing_language()}</p>
          )}
        </div>
        {props.actions && <div className="-ml-3.5 flex gap-1 md:ml-0">{props.actions}</div>}
      </div>
    </header>
  )
}

function VerifiedBadge({ label, sample }: { label: string; sample: boolean }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-[530] text-micro text-willow-ink">
      <Icon name="badge-check" size={16} />
      <span>{label}</span> {sample && <SampleMark />}
    </span>
  )
}
