import { useEffect, useEffectEvent, useState } from 'react'
import { isProviderError, toAuthError } from './auth-fault.ts'
import { needsFactor } from './sign-in-view.ts'
import { useAuth } from './use-auth.ts'

export type Arrival = {
  status: 'waiting' | 'signed in' | 'halfway' | 'failed'
  /** Error message; empty otherwise. */
  text: string
  /** Whether an OAuth provider failed. */
  isProvider?: boolean
}

/** Lets the client process the return URL, and returns the result. */
export function useArrival(): Arrival {
  const loadAuth = useAuth()
  const [arrival, setArrival] = useState<Arrival>({ status: 'waiting', text: '' })

  const arrive = useEffectEvent(async (): Promise<Arrival> => {
    const auth = await loadAuth()
    const { error } = await auth.initialize()
    if (error) throw error
    const { data, error: userError } = await auth.getUser()
    if (userError) throw userError
    const halfway = data.user !== null && (await needsFactor(auth))
    return { status: halfway ? 'halfway' : 'signed in', text: '' }
  })

  useEffect(() => {
    let stale = false
    arrive()
      .catch(
        (error): Arrival => ({
          status: 'failed',
          text: toAuthError(error).text,
          isProvider: isProviderError(error),
        }),
      )
      .then((found) => {
        if (!stale) setArrival(found)
      })
    return () => {
      stale = true
    }
  }, [])

  return arrival
}
