import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * The browser's time zone. Before hydration it is `known`, for example the zone of a place, which must then
 * be named wherever a time is shown.
 */
export function useTimeZone(known = 'UTC'): string {
  return useSyncExternalStore(never, browserZone, () => known)
}

const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
