import { languageParam } from '#app/lib/i18n/number-labels.ts'
import { isRecord, readListingReference } from '#domain/chat/suggestion.ts'
import type { ListingCard, Words } from '#domain/listing/listing.ts'
import { isListable } from '#domain/listing/listing.ts'

export type Hit = Pick<
  ListingCard,
  'id' | 'slug' | 'title' | 'contentType' | 'location' | 'tags' | 'thumbnail' | 'words'
>

const TIME_LIMIT_MS = 10_000

export type HitsReply = { hits: Hit[]; completions: string[] }

/** Fetches hits from the catalogue, without the assistant. @throws on network errors and error statuses */
export async function fetchHits(query: string, signal: AbortSignal): Promise<HitsReply> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)])
  const path = `/api/suggest?${new URLSearchParams({ q: query, ...languageParam() })}`
  const response = await fetch(path, { signal: limit })
  if (!response.ok) throw new Error(`The suggestions answered ${response.status}`)
  const answer: unknown = await response.json()
  return { hits: readHits(answer), completions: readCompletions(answer) }
}

/** Items without link or title are left out; never throws. */
export function readHits(answer: unknown): Hit[] {
  const items = isRecord(answer) ? answer['items'] : null
  return Array.isArray(items) ? items.flatMap((item) => readHit(item) ?? []) : []
}

/** Completed phrases for the typed text; never throws. */
export function readCompletions(answer: unknown): string[] {
  const phrases = isRecord(answer) ? answer['completions'] : null
  if (!Array.isArray(phrases)) return []
  return phrases.filter((phrase) => typeof phrase === 'string' && phrase.trim() !== '')
}

function readHit(item: unknown): Hit | null {
  const reference = readListingReference(item)
  if (!reference || !isRecord(item) || !isListable(item)) return null
  const { id, slug, contentType, location, tags, thumbnail } = reference
  const words = isRecord(item['words']) ? (item['words'] as Words) : undefined
  return { id, slug, contentType, location, tags, thumbnail, words, title: String(item['title']) }
}
