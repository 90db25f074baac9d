import { useLocation, useNavigate } from 'react-router'
import { onDemand, useOnDemand } from '#app/lib/on-demand.ts'
import { askToSignIn, useSignInAsked } from '#app/lib/sign-in-ask.ts'

const dialog = onDemand(async () => (await import('./sign-in-dialog.tsx')).SignInDialog)

/** Fetches the dialog when somebody asks for it; where it cannot be had, the page takes its place. */
export function SignInHost() {
  const open = useSignInAsked()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const close = () => askToSignIn(false)
  const Dialog = useOnDemand(dialog, open, () => {
    close()
    navigate(`/sign-in?next=${encodeURIComponent(pathname)}`)
  })
  return Dialog && <Dialog open={open} onClose={close} />
}
