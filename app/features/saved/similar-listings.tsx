import { Link } from 'react-router'
import { useAsync } from '#app/lib/loading/use-async.ts'
import { useSavedItems } from '#app/lib/saved/saved-items.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import type { StoredFacts } from '#domain/member/saved.ts'
import { m } from '#domain/messages/messages.js'

const TIME_LIMIT_MS = 10_000
const SIMILAR_LIMIT = 3

/** Links to listings like a removed one that are not saved yet. */
export function SimilarListings({ facts }: { facts: StoredFacts }) {
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
