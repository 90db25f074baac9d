import { askToBook } from '#app/lib/booking-ask.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { EMPTY_STAY, type Stay } from '#domain/booking.ts'
import { m } from '#domain/messages/messages.js'

type BookButtonProps = { label: string; stay?: Stay; className?: string }

/** Begins a request with what the booking card knows already. */
export function BookButton({ label, stay = EMPTY_STAY, className = '' }: BookButtonProps) {
  function begin() {
    announce()
    askToBook(stay)
  }
  return (
    <Button className={`needs-script ${className}`} onClick={begin}>
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
