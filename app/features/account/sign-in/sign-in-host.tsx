import { useLocation, useNavigate } from 'react-router'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { useSignedOut } from '#app/lib/session/session-end.ts'
import { closeSignInDialog, useSignInDialogOpen } from '#app/lib/session/sign-in-dialog-store.ts'

const parts = lazy(() => import('./sign-in-dialog.tsx'))

/** Loads the sign-in dialog lazily; navigates to the sign-in page if that fails. */
export function SignInHost() {
  const open = useSignInDialogOpen()
  const signedOut = useSignedOut()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const Parts = useLazy(parts, open || signedOut, () => {
    if (!open) return
    closeSignInDialog()
    navigate(`/sign-in?next=${encodeURIComponent(pathname + search + hash)}`)
  })
  return (
    Parts && (
      <>
        {signedOut && !open && <Parts.SignedOutNotice />}
        <Parts.SignInDialog open={open} onClose={closeSignInDialog} />
      </>
    )
  )
}
