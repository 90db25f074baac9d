import type { ReactNode } from 'react'
import { listingLang, placeText, vocabularyLabel } from '#app/lib/i18n/number-labels.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-names.ts'
import type { Schedule } from '#domain/availability/schedule.ts'
import { isOnline } from '#domain/listing/event.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { type EventLabels, priceText } from './event-labels.ts'

type EventFactsProps = {
  listing: Pick<
    Listing,
    'address' | 'location' | 'amount' | 'priceText' | 'priceDetails' | 'host' | 'duration' | 'words'
  >
  schedule: Pick<Schedule, 'place' | 'seats'>
  event: EventLabels
}

/** Date, price, place, duration, seats and host. Missing facts are left out. */
export function EventFacts({ listing, schedule, event }: EventFactsProps) {
  const { host, amount } = listing
  const online = isOnline(schedule)
  return (
    <dl className="event-facts">
      <Fact icon="calendar-days" title={m.directory_event_when()}>
        <time dateTime={event.start}>
          {event.date}
          <span className="block">{event.hours}</span>
        </time>
        <small>{m.directory_event_zone({ zone: event.zone })}</small>
      </Fact>
      {(listing.priceText || amount) && (
        <Fact icon="coins" title={m.directory_event_price()}>
          {listing.priceText ? (
            <span lang={listingLang()}>{listing.priceText}</span>
          ) : (
            amount && priceText(amount)
          )}
          {listing.priceDetails && <small lang={listingLang()}>{listing.priceDetails}</small>}
        </Fact>
      )}
      <Fact icon={online ? 'monitor' : 'map-pin'} title={m.directory_event_where()}>
        {online ? m.directory_event_online() : <span lang={listingLang()}>{schedule.place}</span>}
        {!online && (
          <small>
            {listing.address ?? (listing.location && placeText(listing.location, listing.words))}
          </small>
        )}
      </Fact>
      {listing.duration && (
        <Fact icon="clock" title={m.directory_event_duration()}>
          <span {...vocabularyLabel(listing.duration, listing.words)} />
        </Fact>
      )}
      <Fact icon="users" title={m.directory_event_seats()}>
        {m.directory_event_seat_count({ n: schedule.seats })}
      </Fact>
      {host && (
        <Fact icon="user-round" title={m.directory_event_host()}>
          <span lang={listingLang()}>
            {host.role
              ? m.directory_event_host_line({ name: host.name, role: host.role })
              : host.name}
          </span>
        </Fact>
      )}
    </dl>
  )
}

type FactProps = { icon: IconName; title: string; children: ReactNode }

function Fact({ icon, title, children }: FactProps) {
  return (
    <div>
      <Icon name={icon} />
      <dt className="sr-only">{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
