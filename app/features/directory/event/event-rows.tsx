import { Link } from 'react-router'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PriceBand } from '#app/ui/price-band.tsx'
import { m } from '#domain/messages/messages.js'
import { eventPath } from './event-path.ts'
import type { EventRow } from './event-row.ts'

/** Rows by date, soonest first. Each is the next date of its listing, so the URL has no `on`. */
export function EventRows({
  rows,
  headingLevel = 3,
}: {
  rows: readonly EventRow[]
  headingLevel?: 3 | 4
}) {
  const Heading = headingLevel === 3 ? 'h3' : 'h4'
  return (
    <ul className="event-rows">
      {rows.map((row) => (
        <li key={row.slug}>
          <Link to={eventPath({ category: row.category, slug: row.slug })} prefetch="intent">
            <time dateTime={row.on}>
              <b>{row.day}</b>
              {row.month}
            </time>
            <Heading className="event-rows-title" lang={listingLang()}>
              {row.title}
            </Heading>
            <span className="event-rows-place">
              <Icon name={row.place ? 'map-pin' : 'monitor'} size={16} />
              {row.place ?? m.directory_event_online()}
            </span>
            {row.priceText ? (
              <span className="text-small" lang={listingLang()}>
                {row.priceText}
              </span>
            ) : (
              row.price && <PriceBand band={row.price} />
            )}
            <Icon name="chevron-right" className="event-rows-go" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
