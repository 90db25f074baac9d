import { useState } from 'react'
import { listingLang, vocabularyLabel } from '#app/lib/i18n/number-labels.ts'
import type { Occurrence } from '#domain/availability/schedule.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { FactRow } from '../fact.tsx'
import { BookButton } from './book-button.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { PriceLine } from './price-line.tsx'
import { priceUnit } from './price-unit.ts'
import { SideCard } from './side-card.tsx'
import { UpcomingDates } from './upcoming-dates.tsx'

type RetreatCardProps = { listing: Listing; occurrences: readonly Occurrence[] }

/** Price with its details, duration, group size and next dates. */
export function RetreatCard({ listing, occurrences }: RetreatCardProps) {
  const unit = listing.priceText ? '' : priceUnit(listing.amount)
  const planned = occurrences.length > 0 && listing.schedule?.timeZone
  const [button, setButton] = useState<HTMLElement | null>(null)
  return (
    <>
      <SideCard>
        <PriceLine listing={listing} />
        {unit && <p className="mt-2 text-ink-2 text-small">{unit}</p>}
        <ul className="my-5 border-line border-t">
          {listing.duration && (
            <FactRow icon="clock" label={m.detail_duration()}>
              <span {...vocabularyLabel(listing.duration, listing.words)} />
            </FactRow>
          )}
          {listing.groupSize && (
            <FactRow icon="users" label={m.detail_group_size()}>
              <span {...vocabularyLabel(listing.groupSize, listing.words)} />
            </FactRow>
          )}
        </ul>
        {(planned || listing.dates.length > 0) && (
          <div className="mb-5">
            <h2 className="mb-2 font-[560] font-sans text-[.9375rem] leading-[1.4] tracking-normal">
              {m.detail_upcoming()}
            </h2>
            {planned ? (
              <UpcomingDates occurrences={occurrences} timeZone={planned} />
            ) : (
              <ul className="grid gap-2.5" lang={listingLang()}>
                {listing.dates.map((date) => (
                  <li key={date}>{date}</li>
                ))}
              </ul>
            )}
          </div>
        )}
        <BookButton ref={setButton} label={m.detail_book_retreat()} className="w-full" />
        <p className="mt-3 text-center text-ink-2 text-small">{m.detail_not_charged()}</p>
        {listing.priceDetails && (
          <p className="mt-5 text-ink-2 text-micro" lang={listingLang()}>
            {listing.priceDetails}
          </p>
        )}
      </SideCard>
      <BottomBar
        listing={listing}
        unit={unit}
        action={m.detail_book_retreat()}
        cardButton={button}
      />
    </>
  )
}
