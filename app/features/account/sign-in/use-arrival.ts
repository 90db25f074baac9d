import { useAsync } from '#app/lib/loading/use-async.ts'
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
  const arrive = async (): Promise<Arrival> => {
    const auth = await loadAuth()
    const { error } = await auth.initialize()
    if (error) throw error
    const { data, error: userError } = await auth.getUser()
    if (userError) throw userError
    const halfway = data.user !== null && (await needsFactor(auth))
    return { status: halfway ? 'halfway' : 'signed in', text: '' }
  }
  const { value, error } = useAsync('', arrive)
  if (error !== null)
    return { status: 'failed', text: toAuthError(error).text, isProvider: isProviderError(error) }
  return value ?? { status: 'waiting', text: '' }
}
