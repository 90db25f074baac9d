import type { ReactNode } from 'react'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { StoredFacts } from '#domain/member/saved.ts'
import { m } from '#domain/messages/messages.js'

const similar = lazy(async () => (await import('./similar-listings.tsx')).SimilarListings)
const NOTHING = () => {}

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
      {facts && <Similar facts={facts} />}
      {children}
    </article>
  )
}

/** Lazily loaded, as few saved listings were removed. */
function Similar({ facts }: { facts: StoredFacts }) {
  const SimilarListings = useLazy(similar, true, NOTHING)
  return SimilarListings && <SimilarListings facts={facts} />
}
