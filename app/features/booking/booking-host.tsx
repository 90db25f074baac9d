import { useEffect } from 'react'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { closeBookingDialog, useBookingDialog } from '#app/lib/stores/booking-dialog-store.ts'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { BriefListing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'

const dialog = lazy(async () => (await import('./request-dialog.tsx')).RequestDialog)

/** Loads the booking dialog lazily. */
export function BookingHost({ listing }: { listing: BriefListing }) {
  const choice = useBookingDialog()
  const Dialog = useLazy(dialog, choice !== null, () => {
    closeBookingDialog()
    showToast({ title: m.booking_missing_title(), description: m.booking_missing() })
  })
  useEffect(() => closeBookingDialog, [])
  return Dialog && <Dialog listing={listing} choice={choice} onClose={closeBookingDialog} />
}
