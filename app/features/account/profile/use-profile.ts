import { useAsync } from '#app/lib/loading/use-async.ts'
import { callAccount } from '#app/lib/session/account-api.ts'
import { useSite } from '#app/lib/site.ts'

/** As the server tells it. */
export type ShownProfile = { homeArea: string; hasPhoto: boolean; deleteAfter: string | null }

/** The member's profile, with how to show what a call has made of it and how to ask again. */
export function useProfile(memberId: string) {
  const site = useSite()
  const { status, value, show, retry } = useAsync(memberId, async () =>
    readProfile(await (await callAccount(site, 'GET', '/profile')).json()),
  )
  return { status, profile: value, show, retry }
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
