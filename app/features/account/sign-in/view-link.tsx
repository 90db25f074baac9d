import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { withReturnPath } from '#app/lib/return-path.ts'
import { type SignInView, VIEW_PATHS } from './sign-in-view.ts'

type ViewLinkProps = {
  view: SignInView
  next: string
  onView: (view: SignInView) => void
  className?: string
  children: ReactNode
}

/** Link to another sign-in method, opened in place by `onView`. */
export function ViewLink({ view, next, onView, className = 'link', children }: ViewLinkProps) {
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onView(view)
  }
  return (
    <Link to={withReturnPath(VIEW_PATHS[view], next)} className={className} onClick={onClick}>
      {children}
    </Link>
  )
}
