import { useAsync } from '#app/lib/loading/use-async.ts'
import { useWindowEvent } from '#app/lib/loading/use-window-event.ts'
import { useSite } from '#app/lib/site.ts'
import { fetchRequests } from './requests.ts'

/** The member's booking requests, reloaded when the browser is online again. */
export function useRequests(memberId: string) {
  const site = useSite()
  const { status, value, refresh, retry } = useAsync(memberId, () => fetchRequests(site))
  useWindowEvent('online', refresh)
  return { status, requests: value ?? [], retry }
}
