import { useAsync } from '#app/lib/loading/use-async.ts'
import { callAccount } from '#app/lib/session/account-api.ts'
import { useSite } from '#app/lib/site.ts'

/** The profile in the server's response. */
export type Profile = { homeArea: string; hasPhoto: boolean; deleteAfter: string | null }

/** The member's profile; `show` replaces it with the result of a call, `retry` reloads it. */
export function useProfile(memberId: string) {
  const site = useSite()
  const { status, value, show, retry } = useAsync(memberId, async () =>
    readProfile(await (await callAccount(site, 'GET', '/profile')).json()),
  )
  return { status, profile: value, show, retry }
}

/** Parses the server's response. */
export function readProfile(answer: unknown): Profile {
  const fields = typeof answer === 'object' && answer !== null ? answer : {}
  return {
    homeArea: 'homeArea' in fields && typeof fields.homeArea === 'string' ? fields.homeArea : '',
    hasPhoto: 'hasPhoto' in fields && fields.hasPhoto === true,
    deleteAfter:
      'deleteAfter' in fields && typeof fields.deleteAfter === 'string' ? fields.deleteAfter : null,
  }
}
