import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { signsIn, withReturnPath } from '#app/lib/return-path.ts'
import { currentMember, hasStoredSession } from '#app/lib/session/account-session.ts'
import { acknowledgeSignOut, isSigningInAgain } from '#app/lib/session/session-expiry.ts'
import { useSignInHere } from '#app/lib/session/use-sign-in-here.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { m } from '#domain/messages/messages.js'
import { SignInPanel } from './sign-in-panel.tsx'
import { type SignInView, VIEW_TITLES } from './sign-in-view.ts'
import { pathAfterSignIn, showSignedInToast } from './use-return.ts'

type SignInDialogProps = { open: boolean; onClose: () => void }

/** Sign-in over the current page, which keeps its state. */
export function SignInDialog({ open, onClose }: SignInDialogProps) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [view, setView] = useState<SignInView>('sign-in')
  const here = `${pathname}${search}${hash}`

  function close() {
    setView('sign-in')
    onClose()
  }

  function finish() {
    close()
    showSignedInToast()
    const path = pathAfterSignIn(here)
    if (path !== here) navigate(path)
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={VIEW_TITLES[view]()}
      closeLabel={m.account_close()}
      className="account-dialog"
    >
      {isSigningInAgain() && <p className="account-lead">{m.account_lost_resume()}</p>}
      <SignInPanel
        key={view}
        view={view}
        next={here}
        halfway={hasStoredSession() && currentMember() === null}
        onView={setView}
        onDone={finish}
        onRecovered={() => {
          close()
          navigate(withReturnPath('/new-password', here))
        }}
      />
    </Dialog>
  )
}

/** A notice that the session ended without a sign-out here; shown until sign-in or dismissal. */
export function SignedOutNotice() {
  const signIn = useSignInHere()
  const { pathname } = useLocation()
  if (signsIn(pathname)) return null
  return (
    <section aria-label={m.account_lost_title()} className="signed-out">
      <div role="status">
        <p className="signed-out-title">{m.account_lost_title()}</p>
        <p>{m.account_lost_text()}</p>
      </div>
      <p className="signed-out-actions">
        <Button onClick={signIn}>{m.account_sign_in()}</Button>
        <Button variant="plain" onClick={acknowledgeSignOut}>
          {m.account_lost_dismiss()}
        </Button>
      </p>
    </section>
  )
}
