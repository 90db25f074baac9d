import { useEffect, useState } from 'react'
import { callAccount } from '#app/lib/account-api.ts'
import { useSite } from '#app/lib/site.ts'

/** As the server tells it. */
export type ShownProfile = { homeArea: string; hasPhoto: boolean; deleteAfter: string | null }

type State =
  | { status: 'loading' | 'failed'; profile: null }
  | { status: 'loaded'; profile: ShownProfile }

/** The member's profile, with how to show what a call has made of it and how to ask again. */
export function useProfile(memberId: string) {
  const { apiUrl, anonKey } = useSite()
  const [state, setState] = useState<State>({ status: 'loading', profile: null })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another member, and a retry, are reasons to ask again
  useEffect(() => {
    let stale = false
    callAccount({ apiUrl, anonKey }, 'GET', '/profile')
      .then(async (response) => readProfile(await response.json()))
      .then(
        (profile) => stale || setState({ status: 'loaded', profile }),
        () => stale || setState({ status: 'failed', profile: null }),
      )
    return () => {
      stale = true
    }
  }, [apiUrl, anonKey, memberId, attempt])

  return {
    ...state,
    show: (profile: ShownProfile) => setState({ status: 'loaded', profile }),
    retry: () => {
      setState({ status: 'loading', profile: null })
      setAttempt((tries) => tries + 1)
    },
  }
}

/** Makes the server's answer safe. */
export function readProfile(answer: unknown): ShownProfile {
  const fields = typeof answer === 'object' && answer !== null ? answer : {}
  return {
    homeArea: 'homeArea' in fields && typeof fields.homeArea === 'string' ? fields.homeArea : '',
    hasPhoto: 'hasPhoto' in fields && fields.hasPhoto === true,
    deleteAfter:
      'deleteAfter' in fields && typeof fields.deleteAfter === 'string' ? fields.deleteAfter : null,
  }
}
