import { useSyncExternalStore } from 'react'
import type { Stay } from '#domain/booking/booking.ts'

/** What the page knows already; `departure` is the start of one of the listing's dates (ISO instant). */
export type BookingAsk = Stay & { departure?: string }

let asked: BookingAsk | null = null
const listeners = new Set<() => void>()

/** Opens the form that asks to book what the page shows, with what is chosen already; null closes it. */
export function askToBook(ask: BookingAsk | null): void {
  asked = ask
  for (const tell of listeners) tell()
}

export function useBookingAsked(): BookingAsk | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
    () => null,
  )
}
