import { isRouteErrorResponse } from 'react-router'

/** What Chromium, Firefox and Safari say of a request that reached nobody. */
const UNREACHED = /failed to fetch|networkerror|load failed/i

/** Whether a page failed for want of a network, as far as a browser can tell. */
export function isConnectionError(error: unknown): boolean {
  if (typeof window === 'undefined' || !error || isRouteErrorResponse(error)) return false
  return !navigator.onLine || (error instanceof TypeError && UNREACHED.test(error.message))
}

/** A glimpse of a clip takes as much as everything else on a page. */
const ROOMY_MBIT_S = 3

/** Whether there is room for what nobody asked for; browsers that do not say count as having it. */
export function hasRoomyConnection(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; downlink?: number } }
  return !connection?.saveData && (connection?.downlink ?? ROOMY_MBIT_S) >= ROOMY_MBIT_S
}

const PATIENCE_MS = 8_000

/** Whether a page can be had at this moment; never throws. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return true
  } catch {
    return false
  }
}
