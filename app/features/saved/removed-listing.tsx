import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAsync } from '#app/lib/loading/use-async.ts'
import { useSavedItems } from '#app/lib/saved/saved-items.ts'
import { listingPath } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { ListingCard } from '#domain/listing/listing.ts'
import type { StoredFacts } from '#domain/member/saved.ts'
import { m } from '#domain/messages/messages.js'

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

const TIME_LIMIT_MS = 10_000
const SIMILAR_LIMIT = 3

function Similar({ facts }: { facts: StoredFacts }) {
  const query = new URLSearchParams([
    ['contentType', facts.contentType],
    ['type', facts.type],
    ...facts.tags.map((tag) => ['tag', tag]),
  ]).toString()
  const { status, value: found } = useAsync(query, (_, signal) =>
    fetchSimilar(query, AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)])),
  )
  const saved = useSavedItems()
  if (status === 'failed') return <p className="text-ink-2">{m.lists_gone_failed()}</p>
  const others = found
    ?.filter(({ id }) => !saved.some((item) => item.id === id))
    .slice(0, SIMILAR_LIMIT)
  return (
    <section aria-busy={status === 'loading'}>
      <h3>{m.lists_gone_similar()}</h3>
      {others?.length === 0 && <p className="text-ink-2">{m.lists_gone_none()}</p>}
      <ul>
        {others?.map((card) => (
          <li key={card.id}>
            <Link to={listingPath(card)} className="link saved-action">
              {card.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function fetchSimilar(query: string, signal: AbortSignal): Promise<ListingCard[]> {
  const response = await fetch(`/api/similar?${query}`, { signal })
  if (!response.ok) throw new Error(`similar listings: ${response.status}`)
  return ((await response.json()) as { items: ListingCard[] }).items
}
