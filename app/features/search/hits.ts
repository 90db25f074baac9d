import type { ListingCard } from '#domain/listing.ts'
import { isListable } from '#domain/listing.ts'
import { isRecord, readListingReference } from '#domain/suggestion.ts'

export type Hit = Pick<
  ListingCard,
  'id' | 'slug' | 'title' | 'contentType' | 'location' | 'tags' | 'thumbnail'
>

/** What the catalogue itself finds, without the assistant. */
export async function fetchHits(query: string, signal: AbortSignal): Promise<Hit[]> {
  const response = await fetch(`/api/suggest?${new URLSearchParams({ q: query })}`, { signal })
  return response.ok ? readHits(await response.json()) : []
}

/** Total: items that cannot be linked or named are left out. */
export function readHits(answer: unknown): Hit[] {
  const items = isRecord(answer) ? answer['items'] : null
  return Array.isArray(items) ? items.flatMap((item) => readHit(item) ?? []) : []
}

function readHit(item: unknown): Hit | null {
  const reference = readListingReference(item)
  if (!reference || !isRecord(item) || !isListable(item)) return null
  const { id, slug, contentType, location, tags, thumbnail } = reference
  return { id, slug, contentType, location, tags, thumbnail, title: String(item['title']) }
}
