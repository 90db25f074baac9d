import { create } from 'zustand'
import type { Stay } from '#domain/booking/booking.ts'

/** The choice made on the page; `departure` is the start of one of the listing's dates (ISO instant). */
export type BookingChoice = Stay & { departure?: string }

/** The choice that the booking dialog was opened with; null while it is closed. */
export const useBookingDialog = create<BookingChoice | null>(() => null)

export function openBookingDialog(choice: BookingChoice): void {
  useBookingDialog.setState(choice, true)
}

export function closeBookingDialog(): void {
  useBookingDialog.setState(null)
}
