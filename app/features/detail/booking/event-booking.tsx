import { useState } from 'react'
import { EMPTY_STAY } from '#domain/booking/booking.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { BookButton } from './book-button.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { priceUnit } from './price-unit.ts'

type EventBookingProps = {
  listing: Pick<ListingCard, 'amount' | 'price' | 'priceText' | 'rating' | 'sample'>
  /** Start of the date that the page shows (ISO instant). */
  start: string
}

/** Books the date of an event page. */
export function EventBooking({ listing, start }: EventBookingProps) {
  const [button, setButton] = useState<HTMLElement | null>(null)
  const booking = { label: m.detail_book_now(), choice: { ...EMPTY_STAY, departure: start } }
  return (
    <div>
      <BookButton ref={setButton} {...booking} className="w-full" />
      <p className="mt-3 text-center text-ink-2 text-small">{m.detail_not_charged()}</p>
      <BottomBar
        listing={listing}
        unit={listing.priceText ? '' : priceUnit(listing.amount)}
        action={booking.label}
        choice={booking.choice}
        cardButton={button}
      />
    </div>
  )
}
