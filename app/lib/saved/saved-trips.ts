import { createBrowserStore } from '../stores/browser-store.ts'

/** A trip that the visitor saved: the query of its address, which names it, and its title. */
export type SavedTrip = { query: string; title: string; days: number; at: string }

const TRIPS_LIMIT = 50
const TITLE_LENGTH = 200
const NONE: readonly SavedTrip[] = []

const store = createBrowserStore('seekwell-trips', readSavedTrips, NONE)

/** The visitor's trips, newest first; kept in this browser. */
export const useSavedTrips = store.use

/** Saves a trip; one of the same address is replaced, the oldest beyond the limit is dropped. */
export function saveTrip(trip: Omit<SavedTrip, 'at'>): void {
  const others = store.current().filter(({ query }) => query !== trip.query)
  const saved = { ...trip, title: trip.title.slice(0, TITLE_LENGTH), at: new Date().toISOString() }
  store.replace([saved, ...others].slice(0, TRIPS_LIMIT))
}

/** Removes a trip; returns the undo function. */
export function removeTrip(query: string): () => void {
  const before = store.current()
  store.replace(before.filter((trip) => trip.query !== query))
  return () => store.replace(before)
}

/** Parses the stored text; invalid trips are left out. Never throws. */
export function readSavedTrips(text: string | null): readonly SavedTrip[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSavedTrip).slice(0, TRIPS_LIMIT) : NONE
  } catch {
    return NONE
  }
}

function isSavedTrip(value: unknown): value is SavedTrip {
  if (typeof value !== 'object' || value === null) return false
  const { query, title, days, at } = value as Partial<Record<string, unknown>>
  return (
    typeof query === 'string' &&
    typeof title === 'string' &&
    Number.isInteger(days) &&
    typeof at === 'string'
  )
}
