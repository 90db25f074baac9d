import { isQuietTag } from '#domain/artwork/quiet.ts'
import type { Concern } from '#domain/concepts/concern-names.ts'
import type { Language } from '#domain/language/language.ts'
import { CONTENT_TYPES, type ContentType } from '#domain/listing/category.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import {
  everything,
  type FacetCounts,
  type ListingQuery,
  PAGE_SIZE,
} from '#domain/listing/listing-query.ts'
import { getLocale } from '#domain/messages/runtime.js'
import { localisedCard, wordsFor } from '#domain/vocabulary/vocabulary.ts'
import type { ReadById } from './cache-by-id.ts'
import type { Hit, SearchAnswer, SearchPort, SearchScope, Why } from './port.ts'

/** Dependencies of pages: the search port for ids, and a reader of their cards. */
export type Finder = { readCards: ReadById<ListingCard>; search: SearchPort }

export type SearchPage = {
  items: ListingCard[]
  total: number
  page: number
  pages: number
  facets: FacetCounts
  /** The need parsed from the words; null without words. */
  need: SearchAnswer['need']
  /** The parts of the query that each item meets, by id. */
  why: Record<string, Why>
}

/** The requested page of a list; past the end the last one. */
export async function findPage(
  { readCards, search }: Finder,
  query: ListingQuery,
  { perPage = PAGE_SIZE, ...scope }: SearchScope & { perPage?: number } = {},
): Promise<SearchPage> {
  const answer = await search.search(query, { page: query.page, perPage }, scope)
  const { hits, total, page, pages, facets, need } = answer
  const items = await cardsOf(readCards, hits)
  return {
    items,
    total,
    page,
    pages,
    facets: withLabels(facets, query),
    need,
    why: whyOf(hits),
  }
}

export type SearchGroups = {
  total: number
  /** `score` is that of the best item; 0 without one, and for other orders than relevance. */
  groups: Record<ContentType, { total: number; items: ListingCard[]; score: number }>
  facets: FacetCounts
  need: SearchAnswer['need']
  why: Record<string, Why>
}

/** The best of each category for one query. */
export async function findBestOfEach(
  { readCards, search }: Finder,
  query: ListingQuery,
  perContentType: number,
): Promise<SearchGroups> {
  const answer = await search.search(query, { perContentType })
  const { hits, total, totals, facets, need } = answer
  const cards = await cardsOf(readCards, hits)
  const scores = new Map(hits.map(({ id, score }) => [id, score]))
  const groups = Object.fromEntries(
    CONTENT_TYPES.map((contentType) => {
      const items = cards.filter((card) => card.contentType === contentType)
      const [best] = query.sort === 'relevance' ? items : []
      const score = best ? (scores.get(best.id) ?? 0) : 0
      return [contentType, { total: totals[contentType], items, score }]
    }),
  ) as SearchGroups['groups']
  return { total, groups, facets: withLabels(facets, query), need, why: whyOf(hits) }
}

export type ConcernCount = { concern: Concern; parts: Record<ContentType, number> }

/** For each concern, the number of listings of its filter by content type. */
export async function countConcerns(
  search: SearchPort,
  concerns: readonly Concern[],
): Promise<ConcernCount[]> {
  const counts: ConcernCount[] = []
  // Sequential: each SQL search takes a connection.
  for (const concern of concerns) {
    const query = { ...everything(), concern }
    const { totals } = await search.search(query, { page: 1, perPage: 1 }, { facets: false })
    counts.push({ concern, parts: totals })
  }
  return counts
}

/** Adds localised labels of facet values: types and tags are translated by the vocabulary. */
function withLabels(facets: FacetCounts, { facets: chosen }: ListingQuery): FacetCounts {
  const values = (['type', 'tag'] as const).flatMap((facet) => [
    ...facets[facet].map(({ value }) => value),
    ...chosen[facet],
  ])
  const words = wordsFor(values)
  return words ? { ...facets, words } : facets
}

/** Up to `limit` similar listings of the same kind and type; none for an unknown id. */
export async function findSimilar(
  { readCards, search }: Finder,
  id: string,
  limit: number,
): Promise<ListingCard[]> {
  return cardsOf(readCards, await search.similar(id, limit, { sameType: true }))
}

function whyOf(hits: readonly Hit[]): Record<string, Why> {
  return Object.fromEntries(hits.map(({ id, why }) => [id, why]))
}

/**
 * Cards in the order of the hits; deleted listings are left out. Tags are reduced to those that select the
 * placeholder picture: cards show none, and pages would contain them twice.
 */
async function cardsOf(
  readCards: ReadById<ListingCard>,
  hits: readonly { id: string }[],
): Promise<ListingCard[]> {
  const cards = await readCards(hits.map(({ id }) => id))
  return cards.map(cachedCard)
}

const cardCache = new WeakMap<ListingCard, Map<Language, ListingCard>>()

/** Cached per card and language. */
function cachedCard(card: ListingCard): ListingCard {
  const language = getLocale()
  const known = cardCache.get(card) ?? new Map<Language, ListingCard>()
  const localised =
    known.get(language) ?? localisedCard({ ...card, tags: card.tags.filter(isQuietTag) })
  cardCache.set(card, known.set(language, localised))
  return localised
}
