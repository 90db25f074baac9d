import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'

/** Where a card leads, and how. */
export type CardLink = Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>

type ListingLinkProps = {
  link: CardLink
  /** Among the first of the page: prefetched at once, so that the code of detail pages is there if the network goes. */
  first: boolean
  children: ReactNode
}

/** A link to a listing's page or dialog. */
export function ListingLink({ link, first, children }: ListingLinkProps) {
  // A dialog opens over the list and leaves its place; only a page is gone to.
  const leaves = !link.preventScrollReset
  return (
    <Link
      {...link}
      prefetch={first && leaves ? 'render' : 'intent'}
      viewTransition={leaves && isWide()}
    >
      {children}
    </Link>
  )
}

/** A phone would style and picture the whole list first, which takes it as long as the page that comes. */
function isWide(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(min-width: 768px)').matches
}
