import { useEffect, useRef } from 'react'
import { Link, NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { formatDay } from '#app/lib/i18n/format.ts'
import { decimalText, listingLang } from '#app/lib/i18n/number-labels.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Rating } from '#app/ui/stars.tsx'
import type { Listing, Review } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'

const FIRST = 3
const HEADING_ID = 'reviews'
const ALL_REVIEWS = '?tab=reviews&reviews=all'
/** Opens all reviews and moves scroll and focus to them; relative to the page of a listing. */
export const REVIEWS_LINK = `${ALL_REVIEWS}#${HEADING_ID}`

type ReviewsProps = { listing: Pick<Listing, 'rating' | 'reviews' | 'reviewList' | 'sample'> }

/** The average and the newest reviews, or all with `reviews=all`. */
export function Reviews({ listing: { rating, reviews, reviewList, sample } }: ReviewsProps) {
  const [params] = useSearchParams()
  const showsAll = params.get('reviews') === 'all'
  if (rating === null) return <p className="text-ink-2">{m.detail_no_reviews()}</p>
  return (
    <>
      <ReviewsHeading />
      <div className="flex items-center gap-5">
        <span aria-hidden className="font-display text-[3.25rem] leading-none lining-nums">
          {decimalText(rating)}
        </span>
        <div>
          <Rating value={rating} count={reviews} sample={sample} />
          <p className="text-ink-2 text-small">
            {sample
              ? m.detail_written_sample_reviews({ n: reviewList.length })
              : m.detail_written_reviews({ n: reviewList.length })}
          </p>
        </div>
      </div>
      <ul className="mt-7 max-w-[62ch] border-line border-t">
        {(showsAll ? reviewList : reviewList.slice(0, FIRST)).map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {!showsAll && reviewList.length > FIRST && (
        <Link to={ALL_REVIEWS} preventScrollReset className={`${buttonClass('secondary')} mt-7`}>
          {m.detail_see_all_reviews()}
        </Link>
      )}
    </>
  )
}

/** The target of `REVIEWS_LINK`. Its scroll margin keeps the tabs above it in view below the sticky header. */
function ReviewsHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  const location = useLocation()
  const type = useNavigationType()
  // The location is a new object even when the same link is pressed again.
  useEffect(() => {
    // After a page load or Back the browser places the focus itself.
    if (location.hash === `#${HEADING_ID}` && type !== NavigationType.Pop)
      heading.current?.focus({ preventScroll: true })
  }, [location, type])
  return (
    <h2 ref={heading} id={HEADING_ID} tabIndex={-1} className="sr-only scroll-mt-24 outline-none">
      {m.detail_tab_reviews()}
    </h2>
  )
}

export function ReviewItem({ review }: { review: Review }) {
  return (
    <li className="border-line border-b py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-[580] font-sans text-body leading-[1.6] tracking-normal">
          {review.user}
        </h3>
        {isDay(review.date) ? (
          <time dateTime={review.date} className="text-ink-2 text-small">
            {formatDay(review.date, { month: 'long', year: 'numeric' })}
          </time>
        ) : (
          <span className="text-ink-2 text-small" lang={listingLang()}>
            {review.date}
          </span>
        )}
      </div>
      <Rating value={review.rating} className="text-small" />
      <p className="mt-2" lang={listingLang()}>
        {review.comment}
      </p>
    </li>
  )
}

/** Imported reviews may have a free-text date. */
function isDay(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date))
}
