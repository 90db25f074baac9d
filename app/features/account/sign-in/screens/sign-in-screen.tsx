import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { withReturnPath } from '#app/lib/return-path.ts'
import { currentMember, hasStoredSession, useMember } from '#app/lib/session/account-session.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { AccountPage } from '../../account-page.tsx'
import { SignInPanel } from '../sign-in-panel.tsx'
import { type SignInView, VIEW_PATHS, VIEW_TITLES } from '../sign-in-view.ts'
import { pathAfterSignIn, useReturn, welcome } from '../use-return.ts'

const VIEWS = Object.keys(VIEW_PATHS) as SignInView[]

export function viewOf(pathname: string): SignInView {
  return VIEWS.find((view) => VIEW_PATHS[view] === pathname) ?? 'sign-in'
}

/** Signing in as a page: each way has an address. Whoever is signed in already, or becomes so in another tab, goes on. */
export function SignInScreen() {
  const view = viewOf(useLocation().pathname)
  const navigate = useNavigate()
  const { next } = useReturn()
  const hydrated = useHydrated()
  const isMember = useMember() !== null && view !== 'forgot'
  const hasLeft = useRef(false)

  // The session is seen here and by the form that began it, in either order; a second navigation would break the first.
  function leave() {
    if (!hasLeft.current) navigate(pathAfterSignIn(next), { replace: true })
    hasLeft.current = true
  }

  const onMember = useEffectEvent(leave)
  useEffect(() => {
    if (isMember) onMember()
  }, [isMember])

  function finish() {
    welcome()
    leave()
  }

  return (
    <AccountPage title={VIEW_TITLES[view]()}>
      <SignInPanel
        key={hydrated ? view : 'server'}
        view={view}
        next={next}
        halfway={hydrated && hasStoredSession() && currentMember() === null}
        onView={(chosen) => navigate(withReturnPath(VIEW_PATHS[chosen], next))}
        onDone={finish}
        onRecovered={() => navigate(withReturnPath('/new-password', next), { replace: true })}
      />
    </AccountPage>
  )
}
