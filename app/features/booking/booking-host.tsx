import { useEffect } from 'react'
import { askToBook, useBookingAsked } from '#app/lib/booking-ask.ts'
import { onDemand, useOnDemand } from '#app/lib/on-demand.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { BriefListing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'

const dialog = onDemand(async () => (await import('./request-dialog.tsx')).RequestDialog)

/** Fetches the form of a request when somebody wants it. */
export function BookingHost({ listing }: { listing: BriefListing }) {
  const asked = useBookingAsked()
  const Dialog = useOnDemand(dialog, asked !== null, () => {
    askToBook(null)
    showToast({ title: m.booking_missing_title(), description: m.booking_missing() })
  })
  useEffect(() => () => askToBook(null), [])
  return Dialog && <Dialog listing={listing} asked={asked} onClose={() => askToBook(null)} />
}
