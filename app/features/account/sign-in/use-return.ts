import { useNavigate, useSearchParams } from 'react-router'
import { readReturnPath, withReturnPath } from '#app/lib/return-path.ts'
import { currentMember, isPasswordDropped } from '#app/lib/session/account-session.ts'
import { showToast } from '#app/ui/toast/toast.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { m } from '#domain/messages/messages.js'
import { saveTypedAddress } from './fields/typed-address.ts'

/** The return path, and navigation to it after sign-in. Pages are cached without the query, so "/" before hydration. */
export function useReturn(): { next: string; goBack: () => void } {
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [params] = useSearchParams()
  const next = hydrated ? readReturnPath(params.get('next')) : '/'
  return {
    next,
    goBack() {
      showSignedInToast()
      navigate(pathAfterSignIn(next), { replace: true })
    },
  }
}

/** Where to go after sign-in: first to the new-password page if the account has no password. */
export function pathAfterSignIn(next: string): string {
  return isPasswordDropped() ? withReturnPath('/new-password', next) : next
}

/** Shows a toast with the signed-in member. */
export function showSignedInToast(): void {
  const email = currentMember()?.email ?? ''
  saveTypedAddress('')
  showToast({
    title: m.account_signed_in_title(),
    description: m.account_signed_in_text({ email }),
  })
}
