import { useReducer, useState } from 'react'
import { useSearchParams } from 'react-router'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { breakdownOf, guestLimit, SAMPLE_NIGHTS, sampleBreakdown } from '#domain/booking/booking.ts'
import type { BriefListing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { BookButton } from './book-button.tsx'
import { bookingOf, bookingReducer } from './booking-state.ts'
import { BottomBar } from './bottom-bar.tsx'
import { PriceBreakdown } from './price-breakdown.tsx'
import { PriceLine } from './price-line.tsx'
import { SideCard } from './side-card.tsx'
import { StayFields } from './stay-fields.tsx'

/** The booking card of an escape; nothing is charged here. */
export function EscapeBooking({ listing }: { listing: BriefListing }) {
  const limit = guestLimit(listing.sleeps)
  const [params] = useSearchParams()
  const [state, dispatch] = useReducer(bookingReducer, null, () => bookingOf(params, limit))
  const [button, setButton] = useState<HTMLElement | null>(null)
  const chosen = breakdownOf(listing.amount, state.stay)
  const breakdown = chosen ?? sampleBreakdown(listing.amount)
  return (
    <>
      <SideCard>
        <PriceLine listing={listing} />
        {!listing.priceText && (
          <p className="mt-2 text-ink-2 text-small">{m.detail_per_night_wellness()}</p>
        )}
        <form method="get">
          <StayFields state={state} dispatch={dispatch} guestLimit={limit} />
          <noscript>
            <button type="submit" className={`${buttonClass('secondary')} mb-4 w-full`}>
              {m.detail_show_price()}
            </button>
          </noscript>
        </form>
        <BookButton
          ref={setButton}
          label={m.detail_book_escape()}
          choice={state.stay}
          className="w-full"
        />
        <p className="mt-3 text-center text-ink-2 text-small">{m.detail_not_charged()}</p>
        {breakdown && (
          <PriceBreakdown
            title={chosen ? m.detail_bill_yours() : m.detail_bill_sample({ n: SAMPLE_NIGHTS })}
            breakdown={breakdown}
          />
        )}
        {listing.priceDetails && (
          <p className="mt-5 text-ink-2 text-micro" lang={listingLang()}>
            {listing.priceDetails}
          </p>
        )}
      </SideCard>
      <BottomBar
        listing={listing}
        unit={listing.priceText ? '' : m.detail_per_night()}
        action={m.detail_book_escape()}
        choice={state.stay}
        cardButton={button}
      />
    </>
  )
}
