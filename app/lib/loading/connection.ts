import { isRouteErrorResponse } from 'react-router'

/** Messages of network errors in Chromium, Firefox and Safari. */
const NETWORK_ERROR = /failed to fetch|networkerror|load failed/i

/** Whether a page failed because of the network, as far as a browser can detect. */
export function isConnectionError(error: unknown): boolean {
  if (typeof window === 'undefined' || !error || isRouteErrorResponse(error)) return false
  return !navigator.onLine || (error instanceof TypeError && NETWORK_ERROR.test(error.message))
}

/** The preview of a clip transfers as much as the rest of a page. */
const FAST_MBIT_S = 3

/** Whether optional downloads are acceptable; browsers without the API count as fast. */
export function hasFastConnection(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; downlink?: number } }
  return !connection?.saveData && (connection?.downlink ?? FAST_MBIT_S) >= FAST_MBIT_S
}

const TIME_LIMIT_MS = 8_000

/** Whether a page can be fetched now; never throws. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
    return true
  } catch {
    return false
  }
}
