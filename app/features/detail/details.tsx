import type { ReactNode } from 'react'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import type { Occurrence } from '#domain/availability/schedule.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { UpcomingDates } from './booking/upcoming-dates.tsx'
import { Amenities, amenitiesBesideGroups } from './panels/amenities.tsx'
import { Inclusions } from './panels/inclusions.tsx'
import { PanelSection, RuledList } from './panels/panel-section.tsx'

type DetailsProps = {
  listing: Listing
  occurrences?: readonly Occurrence[]
  /** The location. */
  place: ReactNode
}

/** Practical details: amenities, inclusions, dates, address and cancellation terms. */
export function Details({ listing, occurrences = [], place }: DetailsProps) {
  const { schedule, dates } = listing
  return (
    <>
      {(listing.amenityGroups.length > 0 || amenitiesBesideGroups(listing).length > 0) && (
        <Amenities listing={listing} />
      )}
      <Inclusions listing={listing} />
      {schedule && occurrences.length > 0 && (
        <PanelSection title={m.detail_upcoming()}>
          <UpcomingDates occurrences={occurrences} timeZone={schedule.timeZone} />
        </PanelSection>
      )}
      {dates.length > 0 && (
        <PanelSection title={m.detail_departures()}>
          <RuledList items={dates} />
        </PanelSection>
      )}
      <PanelSection title={m.detail_address()}>{place}</PanelSection>
      {listing.cancellation && (
        <PanelSection title={m.detail_cancellation()}>
          <p className="max-w-[62ch]" lang={listingLang()}>
            {listing.cancellation}
          </p>
        </PanelSection>
      )}
    </>
  )
}
