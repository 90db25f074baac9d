import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { currentMember, hasStoredSession } from '#app/lib/account-session.ts'
import { withReturnPath } from '#app/lib/return-path.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { m } from '#domain/messages/messages.js'
import { SignInPanel } from './sign-in-panel.tsx'
import { type SignInView, VIEW_TITLES } from './sign-in-view.ts'
import { welcome } from './use-return.ts'

type SignInDialogProps = { open: boolean; onClose: () => void }

/** Signing in over the page that is shown: whatever was under way there goes on afterwards. */
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
    welcome()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={VIEW_TITLES[view]()}
      closeLabel={m.account_close()}
      className="account-dialog"
    >
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
