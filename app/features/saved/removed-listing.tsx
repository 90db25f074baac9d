import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import type { StoredFacts } from '#domain/member/saved.ts'
import { m } from '#domain/messages/messages.js'
import { SimilarListings } from './similar-listings.tsx'

type RemovedListingProps = {
  /** Null if nothing is stored about it. */
  facts: StoredFacts | null
  title: string
  children: ReactNode
}

/** A listing removed from the catalogue: its title, a notice, and similar listings. */
export function RemovedListing({ facts, title, children }: RemovedListingProps) {
  return (
    <article className="saved-deleted">
      <p className="text-small">
        <Badge>{m.lists_gone()}</Badge>
      </p>
      <h2>{title}</h2>
      <p className="text-ink-2">{m.lists_gone_text()}</p>
      {facts && <SimilarListings facts={facts} />}
      {children}
    </article>
  )
}
