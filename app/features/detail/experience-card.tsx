import { useState } from 'react'
import { listingLang, vocabularyLabel } from '#app/lib/i18n/number-labels.ts'
import type { Occurrence } from '#domain/availability/schedule.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { BookButton } from './booking/book-button.tsx'
import { BottomBar } from './booking/bottom-bar.tsx'
import { PriceLine } from './booking/price-line.tsx'
import { SideCard } from './booking/side-card.tsx'
import { OccurrenceText } from './booking/upcoming-dates.tsx'
import { FactRow } from './fact.tsx'
import { SaveButton } from './save-button.tsx'
import { ShareButton } from './share-button.tsx'

type ExperienceCardProps = { listing: Listing; path: string; next: Occurrence | null }

/** Price per person, duration, group size, and the actions book, save and share. */
export function ExperienceCard({ listing, path, next }: ExperienceCardProps) {
  const [button, setButton] = useState<HTMLElement | null>(null)
  return (
    <>
      <SideCard>
        <PriceLine listing={listing} />
        {!listing.priceText && (
          <p className="mt-2 text-ink-2 text-small">{m.detail_per_person()}</p>
        )}
        <ul className="my-5 border-line border-t">
          <FactRow icon="clock" label={m.detail_duration()}>
            {listing.duration ? (
              <span {...vocabularyLabel(listing.duration, listing.words)} />
            ) : (
              m.detail_two_hours()
            )}
          </FactRow>
          <FactRow icon="users" label={m.detail_group_size()}>
            {listing.groupSize ? (
              <span {...vocabularyLabel(listing.groupSize, listing.words)} />
            ) : (
              m.detail_small_group()
            )}
          </FactRow>
          {listing.format && (
            <FactRow icon="shapes" label={m.detail_format()}>
              <span lang={listingLang()}>{listing.format}</span>
            </FactRow>
          )}
          {next && listing.schedule ? (
            <FactRow icon="calendar-days" label={m.detail_next_date()}>
              <OccurrenceText occurrence={next} timeZone={listing.schedule.timeZone} />
            </FactRow>
          ) : (
            listing.date && (
              <FactRow icon="calendar-days" label={m.detail_next_date()}>
                <span lang={listingLang()}>{listing.date}</span>
              </FactRow>
            )
          )}
        </ul>
        <BookButton ref={setButton} label={m.detail_book_now()} className="w-full" />
        <div className="mt-2.5 grid grid-cols-2 gap-2.5">
          <SaveButton listing={listing} variant="secondary" className="px-3!" />
          <ShareButton title={listing.title} path={path} variant="secondary" className="px-3!" />
        </div>
      </SideCard>
      <BottomBar
        listing={listing}
        unit={listing.priceText ? '' : m.detail_per_person()}
        action={m.detail_book_now()}
        cardButton={button}
      />
    </>
  )
}
