import type { Ref } from 'react'
import { type BookingChoice, openBookingDialog } from '#app/lib/stores/booking-dialog-store.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import { EMPTY_STAY } from '#domain/booking/booking.ts'
import { m } from '#domain/messages/messages.js'

type BookButtonProps = {
  label: string
  choice?: BookingChoice
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** Opens the booking dialog with the choices made on the card. */
export function BookButton({ label, choice = EMPTY_STAY, className = '', ref }: BookButtonProps) {
  function begin() {
    announce()
    openBookingDialog(choice)
  }
  return (
    <Button ref={ref} className={`needs-script ${className}`} onClick={begin}>
      {label}
    </Button>
  )
}

function announce() {
  showToast({
    title: m.detail_booking_title(),
    description: m.detail_booking_text(),
    place: 'top',
  })
}
