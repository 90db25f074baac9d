import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { currentMember, hasStoredSession, useMember } from '#app/lib/account-session.ts'
import { withReturnPath } from '#app/lib/return-path.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { AccountPage } from './account-page.tsx'
import { SignInPanel } from './sign-in-panel.tsx'
import { type SignInView, VIEW_PATHS, VIEW_TITLES } from './sign-in-view.ts'
import { useReturn } from './use-return.ts'

const VIEWS = Object.keys(VIEW_PATHS) as SignInView[]

export function viewOf(pathname: string): SignInView {
  return VIEWS.find((view) => VIEW_PATHS[view] === pathname) ?? 'sign-in'
}

/** Signing in as a page: each way has an address. Whoever is signed in already, or becomes so in another tab, goes on. */
export function SignInScreen() {
  const view = viewOf(useLocation().pathname)
  const navigate = useNavigate()
  const { next, goBack } = useReturn()
  const hydrated = useHydrated()
  const member = useMember()
  const [done, setDone] = useState(false)
  const elsewhere = member !== null && !done && view !== 'forgot'

  useEffect(() => {
    if (elsewhere) navigate(next, { replace: true })
  }, [elsewhere, next, navigate])

  function finish() {
    setDone(true)
    goBack()
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
