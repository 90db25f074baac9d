import { Link } from 'react-router'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { PriceBand } from '#app/ui/price-band.tsx'
import { eventPath } from './event-path.ts'
import type { EventRow } from './event-row.ts'
import './event-rows.css'

/** Rows by date, soonest first. Each is the next date of its listing, so the URL has no `on`. */
export function EventRows({
  rows,
  headingLevel = 3,
}: {
  rows: readonly EventRow[]
  headingLevel?: 3 | 4
}) {
  const Heading = `h${headingLevel}` as const
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
              <Icon name={row.isOnline ? 'monitor' : 'map-pin'} size={16} />
              {row.when}
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
