import { useEffect, useEffectEvent, useState } from 'react'
import { isProviderFault, toAuthFault } from './auth-fault.ts'
import { needsFactor } from './sign-in-view.ts'
import { useAuth } from './use-auth.ts'

export type Arrival = {
  status: 'waiting' | 'signed in' | 'halfway' | 'failed'
  /** Why it failed; empty otherwise. */
  text: string
  /** It was another service that did not sign in. */
  isProvider?: boolean
}

/** Lets the client read the address that a link led to, and says what came of it. */
export function useArrival(): Arrival {
  const loadAuth = useAuth()
  const [arrival, setArrival] = useState<Arrival>({ status: 'waiting', text: '' })

  const arrive = useEffectEvent(async (): Promise<Arrival> => {
    const auth = await loadAuth()
    const { error } = await auth.initialize()
    if (error) throw error
    const { data, error: lost } = await auth.getUser()
    if (lost) throw lost
    const halfway = data.user !== null && (await needsFactor(auth))
    return { status: halfway ? 'halfway' : 'signed in', text: '' }
  })

  useEffect(() => {
    let stale = false
    arrive()
      .catch(
        (error): Arrival => ({
          status: 'failed',
          text: toAuthFault(error).text,
          isProvider: isProviderFault(error),
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
