import { formatDay } from '#app/lib/i18n/format.ts'
import { useSite } from '#app/lib/site.ts'
import { HELPLINES_CHECKED } from '#domain/helplines/review.ts'
import { m } from '#domain/messages/messages.js'
import './care-text.css'

/** When, and how, the helpline numbers were last checked. */
export function HelplinesReviewed() {
  const review = useSite().helplinesReview
  const date = formatDay(review?.on ?? HELPLINES_CHECKED, { dateStyle: 'long' })
  return (
    <p className="care-note">
      {review ? m.chat_care_reviewed({ by: review.by, date }) : m.chat_care_checked({ date })}
    </p>
  )
}
