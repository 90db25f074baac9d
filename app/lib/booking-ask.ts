import { useSyncExternalStore } from 'react'
import type { Stay } from '#domain/booking.ts'

let asked: Stay | null = null
const listeners = new Set<() => void>()

/** Opens the form that asks to book what the page shows, with what is chosen already; null closes it. */
export function askToBook(stay: Stay | null): void {
  asked = stay
  for (const tell of listeners) tell()
}

export function useBookingAsked(): Stay | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
    () => null,
  )
}
