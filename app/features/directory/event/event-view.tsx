import type { ReactNode } from 'react'
import { Link, useHref } from 'react-router'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import { defaultPrintUrl, printUrl } from '#app/lib/pictures.ts'
import type { PlaceMapData } from '#app/lib/place-map-of.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import { Section } from '#app/ui/section.tsx'
import { Rating } from '#app/ui/stars.tsx'
import type { Schedule } from '#domain/availability/schedule.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import { browseCrumbs } from '../browse/browse-crumbs.ts'
import { EventDates, EventNotice } from './event-dates.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventHost } from './event-host.tsx'
import type { EventLabels } from './event-labels.ts'
import { calendarPath, eventPath } from './event-path.ts'
import './event.css'

type EventViewProps = {
  listing: Omit<Listing, 'longDescription' | 'reviewList' | 'schedule'>
  schedule: Pick<Schedule, 'place' | 'seats'>
  event: EventLabels
  /** Booking of this date; shown while it can be booked. */
  booking: ReactNode
  /** A map of the place; null if online or unknown. */
  map: PlaceMapData | null
}

/** An experience on one of its dates. */
export function EventView({ listing, schedule, event, booking, map }: EventViewProps) {
  const { slug, title, requirements } = listing
  const { category, on } = event
  const crumbs = [
    ...browseCrumbs({ contentType: 'experience', kind: 'category', slug: category }),
    { label: title, to: eventPath({ category, slug }) },
  ]
  return (
    <div className="wrap">
      <div className="dir-head">
        <Breadcrumb label={m.directory_crumbs()} items={crumbs} />
        <h1 lang={listingLang()}>{title}</h1>
        <EventNotice slug={slug} event={event} />
      </div>
      <div className="event">
        <Print
          src={printUrl(slug, 0, 'hero')}
          fallback={defaultPrintUrl('experience', listing.tags, 'hero')}
          alt={title}
          className="event-print"
          priority
        />
        <aside className="event-aside" aria-label={m.detail_booking()}>
          <EventFacts listing={listing} schedule={schedule} event={event} />
          {event.state !== 'past' && (
            <div className="grid gap-4">
              {event.state === 'upcoming' && booking}
              <CalendarLink path={calendarPath({ category, slug, on })} />
            </div>
          )}
          {event.dates.length > 0 && (
            <div>
              <h2 className="mb-4 text-title">{m.directory_event_more_dates()}</h2>
              <EventDates slug={slug} event={event} />
            </div>
          )}
        </aside>
        <div>
          <p className="max-w-[60ch] text-lead" lang={listingLang()}>
            {listing.description}
          </p>
          <EventHost listing={listing} />
          {requirements.length > 0 && (
            <Section title={m.directory_event_bring()}>
              <ul className="event-bring" lang={listingLang()}>
                {requirements.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Section>
          )}
          {map && (
            <Section title={m.directory_event_where()}>
              <Link
                to={map.to}
                aria-label={map.label}
                className="block overflow-hidden rounded-paper border border-line"
              >
                <img src={map.light} {...map.size} alt="" className="event-map dark:hidden" />
                <img src={map.dark} {...map.size} alt="" className="event-map hidden dark:block" />
              </Link>
            </Section>
          )}
          <Section title={m.directory_event_belongs()}>
            <p className="flex flex-wrap items-center gap-x-5">
              <Link to={listingPath(listing)} className="link" prefetch="intent">
                <span lang={listingLang()}>{title}</span>
                <Icon name="arrow-right" size={16} />
              </Link>
              <Rating value={listing.rating} count={listing.reviews} sample={listing.sample} />
            </p>
          </Section>
        </div>
      </div>
    </div>
  )
}

function CalendarLink({ path }: { path: string }) {
  return (
    <a href={useHref(path)} download className={buttonClass('secondary')}>
      <Icon name="calendar-plus" />
      {m.directory_event_calendar()}
    </a>
  )
}
