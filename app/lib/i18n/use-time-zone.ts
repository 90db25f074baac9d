import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * The zone whose clocks a visitor looks at: the browser's own. Until the page can be worked by script it
 * is `known`, such as that of a place, which has to be named wherever it is shown.
 */
export function useTimeZone(known = 'UTC'): string {
  return useSyncExternalStore(never, browserZone, () => known)
}

const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
