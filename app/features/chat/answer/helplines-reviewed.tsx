import { formatDay } from '#app/lib/format.ts'
import { HELPLINES_REVIEWED } from '#domain/helplines.ts'
import { m } from '#domain/messages/messages.js'

/** Says honestly when somebody competent last checked the numbers, wherever numbers are shown. */
export function HelplinesReviewed({ className }: { className: string }) {
  return (
    <p className={className}>
      {HELPLINES_REVIEWED === null
        ? m.chat_care_unreviewed()
        : m.chat_care_reviewed({ date: formatDay(HELPLINES_REVIEWED) })}
    </p>
  )
}
