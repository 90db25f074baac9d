import type { MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps, useNavigate } from 'react-router'
import { isReadAhead, readAhead } from '#app/lib/read-ahead.ts'

/** Where a card leads, and how. */
export type CardLink = Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>

type AheadLinkProps = {
  link: CardLink
  /** Likely to be followed: its page is fetched before anybody reaches for it. */
  ahead: boolean
  children: ReactNode
}

/** A link to a listing's page or dialog; a page that is in memory by the time of the click is drawn in one go. */
export function AheadLink({ link, ahead, children }: AheadLinkProps) {
  const navigate = useNavigate()
  // A dialog opens where one stands; only a page is gone to.
  const leaves = !link.preventScrollReset
  const fetchesAhead = ahead && leaves

  /** A task after the click, all of whose updates React would draw at once, the state of waiting among them. */
  function goAhead(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlain(event) || !isReadAhead(event.currentTarget.pathname)) return
    event.preventDefault()
    const { to, ...options } = link
    setTimeout(() => navigate(to, { ...options, viewTransition: leaves && isWide() }))
  }

  return (
    <Link
      {...link}
      ref={fetchesAhead ? readPage : null}
      prefetch={fetchesAhead ? 'render' : 'intent'}
      viewTransition={leaves && isWide()}
      onClick={goAhead}
    >
      {children}
    </Link>
  )
}

const readPage = (link: HTMLAnchorElement | null) => {
  if (link) readAhead(link.pathname)
}

/** Asks for this window, not for another. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A phone would style and picture the whole list first, which takes it as long as the page that comes. */
function isWide(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(min-width: 768px)').matches
}
