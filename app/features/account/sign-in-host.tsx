import { useLocation, useNavigate } from 'react-router'
import { onDemand, useOnDemand } from '#app/lib/on-demand.ts'
import { signsIn, withReturnPath } from '#app/lib/return-path.ts'
import { settleSessionLoss, useSignedOut } from '#app/lib/session-loss.ts'
import { askToSignIn, useSignInAsked } from '#app/lib/sign-in-ask.ts'

const parts = onDemand(() => import('./sign-in-dialog.tsx'))

/** Fetches the dialog when somebody asks for it; where it cannot be had, the page takes its place. */
export function SignInHost() {
  const open = useSignInAsked()
  const signedOut = useSignedOut()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  function close() {
    askToSignIn(false)
    settleSessionLoss()
  }
  const Parts = useOnDemand(parts, open || signedOut, () => {
    if (!open) return
    close()
    navigate(withReturnPath('/sign-in', `${pathname}${search}${hash}`))
  })
  return (
    Parts && (
      <>
        {signedOut && !open && !signsIn(pathname) && <Parts.SignedOutNotice />}
        <Parts.SignInDialog open={open} onClose={close} />
      </>
    )
  )
}
