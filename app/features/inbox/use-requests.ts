import { useEffect, useState } from 'react'
import { useSite } from '#app/lib/site.ts'
import type { BookingRequestSummary } from '#domain/booking-request.ts'
import { fetchRequests } from './requests.ts'

type State = { status: 'loading' | 'failed' | 'loaded'; requests: readonly BookingRequestSummary[] }

const LOADING: State = { status: 'loading', requests: [] }

/** The member's booking requests, and how to ask for them again; asked again when the network is back. */
export function useRequests(memberId: string): State & { retry: () => void } {
  const { apiUrl, anonKey } = useSite()
  const [state, setState] = useState(LOADING)
  const [attempt, setAttempt] = useState(0)
  const again = () => setAttempt((tries) => tries + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another member, and a retry, are reasons to ask again
  useEffect(() => {
    let stale = false
    fetchRequests({ apiUrl, anonKey }).then(
      (requests) => stale || setState({ status: 'loaded', requests }),
      () => stale || setState({ status: 'failed', requests: [] }),
    )
    return () => {
      stale = true
    }
  }, [apiUrl, anonKey, memberId, attempt])
  useEffect(() => {
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  })

  return {
    ...state,
    retry() {
      setState(LOADING)
      again()
    },
  }
}
