import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'

type ReviewQuotesProps = { title: string; reviews: Listing['reviewList'] }

/** Reviews under a heading; nothing without reviews. */
export function ReviewQuotes({ title, reviews }: ReviewQuotesProps) {
  if (reviews.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      {reviews.map(({ id, user, rating, date, comment }) => (
        <blockquote key={id}>
          <p>
            {user}, {date}: {m.shell_rated({ value: String(rating) })}
          </p>
          <p>{comment}</p>
        </blockquote>
      ))}
    </>
  )
}
