import { useLocation, useNavigate } from 'react-router'
import { withReturnPath } from '../return-path.ts'
import { openSignInDialog } from './sign-in-dialog-store.ts'

/** Asks to sign in, and leads back here: by a dialog over the page, or on compact screens, which it would fill, by a page. */
export function useSignInHere(): () => void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return () => {
    const isCompact = window.matchMedia('(width < 48rem)').matches
    if (isCompact) navigate(withReturnPath('/sign-in', `${pathname}${search}${hash}`))
    else openSignInDialog()
  }
}
