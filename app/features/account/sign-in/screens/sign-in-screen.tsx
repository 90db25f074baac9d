import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { withReturnPath } from '#app/lib/return-path.ts'
import { currentMember, hasStoredSession, useMember } from '#app/lib/session/account-session.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { AccountPage } from '../../account-page.tsx'
import { SignInPanel } from '../sign-in-panel.tsx'
import { type SignInView, VIEW_PATHS, VIEW_TITLES } from '../sign-in-view.ts'
import { pathAfterSignIn, showSignedInToast, useReturn } from '../use-return.ts'

const VIEWS = Object.keys(VIEW_PATHS) as SignInView[]

export function viewOf(pathname: string): SignInView {
  return VIEWS.find((view) => VIEW_PATHS[view] === pathname) ?? 'sign-in'
}

/** Sign-in pages, one URL per method. Redirects when signed in, also by another tab. */
export function SignInScreen() {
  const view = viewOf(useLocation().pathname)
  const navigate = useNavigate()
  const { next } = useReturn()
  const hydrated = useHydrated()
  const isMember = useMember() !== null && view !== 'forgot'
  const isHalfway = hydrated && hasStoredSession() && currentMember() === null
  const hasNavigated = useRef(false)

  // Called for the new session and by the form, in either order; a second navigation would abort the first.
  function navigateOnce() {
    if (!hasNavigated.current) navigate(pathAfterSignIn(next), { replace: true })
    hasNavigated.current = true
  }

  const onMember = useEffectEvent(navigateOnce)
  useEffect(() => {
    if (isMember) onMember()
  }, [isMember])

  function finish() {
    showSignedInToast()
    navigateOnce()
  }

  return (
    <AccountPage title={VIEW_TITLES[view]()}>
      <SignInPanel
        // Mounted anew only for another form: what was typed before hydration stays.
        key={isHalfway ? 'factor' : view}
        view={view}
        next={next}
        halfway={isHalfway}
        onView={(chosen) => navigate(withReturnPath(VIEW_PATHS[chosen], next))}
        onDone={finish}
        onRecovered={() => navigate(withReturnPath('/new-password', next), { replace: true })}
      />
    </AccountPage>
  )
}
