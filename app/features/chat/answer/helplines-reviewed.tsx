import { formatDay } from '#app/lib/i18n/format.ts'
import { HELPLINES_CHECKED, HELPLINES_REVIEWED } from '#domain/helplines/review.ts'
import { m } from '#domain/messages/messages.js'
import './care-text.css'

/** When, and how, the helpline numbers were last checked. */
export function HelplinesReviewed() {
  return (
    <p className="care-note">
      {HELPLINES_REVIEWED === null
        ? m.chat_care_checked({ date: formatDay(HELPLINES_CHECKED, { dateStyle: 'long' }) })
        : m.chat_care_reviewed({ date: formatDay(HELPLINES_REVIEWED, { dateStyle: 'long' }) })}
    </p>
  )
}
