import { useNavigate, useSearchParams } from 'react-router'
import { readReturnPath, withReturnPath } from '#app/lib/return-path.ts'
import { currentMember, isPasswordDropped } from '#app/lib/session/account-session.ts'
import { showToast } from '#app/ui/toast.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { m } from '#domain/messages/messages.js'
import { saveTypedAddress } from './fields/typed-address.ts'

/** Where the visitor came from, and how to go back there signed in. Pages are kept without it, so the server knows none. */
export function useReturn(): { next: string; goBack: () => void } {
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [params] = useSearchParams()
  const next = hydrated ? readReturnPath(params.get('next')) : '/'
  return {
    next,
    goBack() {
      welcome()
      navigate(pathAfterSignIn(next), { replace: true })
    },
  }
}

/** Where a visitor who has signed in goes on: first to a new password, where the account lacks one. */
export function pathAfterSignIn(next: string): string {
  return isPasswordDropped() ? withReturnPath('/new-password', next) : next
}

/** Says who is signed in now. */
export function welcome(): void {
  const email = currentMember()?.email ?? ''
  saveTypedAddress('')
  showToast({
    title: m.account_signed_in_title(),
    description: m.account_signed_in_text({ email }),
  })
}
