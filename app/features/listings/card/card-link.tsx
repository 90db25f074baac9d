import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'

/** The link of a card. */
export type CardLink = Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>

type ListingLinkProps = {
  link: CardLink
  /** Among the first of the page: prefetched at once, so that the code of detail pages is available offline. */
  first: boolean
  children: ReactNode
}

/** A link to a listing's page or dialog. */
export function ListingLink({ link, first, children }: ListingLinkProps) {
  // A dialog opens over the list; only a link to a page leaves it.
  const leaves = !link.preventScrollReset
  return (
    <Link {...link} prefetch={first && leaves ? 'render' : 'intent'} viewTransition={leaves}>
      {children}
    </Link>
  )
}
