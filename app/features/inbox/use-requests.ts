import { useEffect } from 'react'
import { useAsync } from '#app/lib/loading/use-async.ts'
import { useSite } from '#app/lib/site.ts'
import { fetchRequests } from './requests.ts'

/** The member's booking requests, reloaded when the browser is online again. */
export function useRequests(memberId: string) {
  const site = useSite()
  const { status, value, refresh, retry } = useAsync(memberId, () => fetchRequests(site))
  useEffect(() => {
    window.addEventListener('online', refresh)
    return () => window.removeEventListener('online', refresh)
  })
  return { status, requests: value ?? [], retry }
}
