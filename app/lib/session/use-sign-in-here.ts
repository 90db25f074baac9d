import { useLocation, useNavigate } from 'react-router'
import { withReturnPath } from '../return-path.ts'
import { openSignInDialog } from './sign-in-dialog-store.ts'

/** Asks to sign in and returns here: in a dialog, or on compact screens on a page. */
export function useSignInHere(): () => void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return () => {
    const isCompact = window.matchMedia('(width < 48rem)').matches
    if (isCompact) navigate(withReturnPath('/sign-in', `${pathname}${search}${hash}`))
    else openSignInDialog()
  }
}
