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
import { titleKey } from '#domain/text/named-title.ts'
import { completePhrases } from '#domain/text/phrase-completions.ts'
import { localisedCard, wordsFor } from '#domain/vocabulary/vocabulary.ts'
import type { ReadById } from './cache-by-id.ts'
import type { Hit, SearchAnswer, SearchPort, SearchScope, Why } from './port.ts'

/** Whom pages ask: the port for ids, and whoever reads the cards behind them. */
export type Finder = { readCards: ReadById<ListingCard>; search: SearchPort }

export type SearchPage = {
  items: ListingCard[]
  total: number
  page: number
  pages: number
  facets: FacetCounts
  /** What was read from the words; null when there are none. */
  understood: SearchAnswer['understood']
  /** What of the question each item meets, by id. */
  why: Record<string, Why>
}

/** The page of a list that a query asks for; past the end it is the last one. */
export async function findPage(
  { readCards, search }: Finder,
  query: ListingQuery,
  { perPage = PAGE_SIZE, ...scope }: SearchScope & { perPage?: number } = {},
): Promise<SearchPage> {
  const answer = await search.search(query, { page: query.page, perPage }, scope)
  const { hits, total, page, pages, facets, understood } = answer
  const items = await cardsOf(readCards, hits)
  return {
    items,
    total,
    page,
    pages,
    facets: inWords(facets, query),
    understood,
    why: whyOf(hits),
  }
}

export type SearchGroups = {
  total: number
  groups: Record<ContentType, { total: number; items: ListingCard[] }>
  facets: FacetCounts
  understood: SearchAnswer['understood']
  why: Record<string, Why>
}

/** The best of each category for one question (product decision on /search-results, tab All). */
export async function findBestOfEach(
  { readCards, search }: Finder,
  query: ListingQuery,
  perContentType: number,
): Promise<SearchGroups> {
  const answer = await search.search(query, { perContentType })
  const { hits, total, totals, facets, understood } = answer
  const cards = await cardsOf(readCards, hits)
  const groups = Object.fromEntries(
    CONTENT_TYPES.map((contentType) => {
      const items = cards.filter((card) => card.contentType === contentType)
      return [contentType, { total: totals[contentType], items }]
    }),
  ) as SearchGroups['groups']
  return { total, groups, facets: inWords(facets, query), understood, why: whyOf(hits) }
}

export type ConcernCount = { concern: Concern; parts: Record<ContentType, number> }

/** For each concern, how many listings its filter finds in each content type. */
export async function countConcerns(
  search: SearchPort,
  concerns: readonly Concern[],
): Promise<ConcernCount[]> {
  const counts: ConcernCount[] = []
  // One after the other: where SQL answers, each takes a connection.
  for (const concern of concerns) {
    const asked = { ...everything(), concern }
    const { totals } = await search.search(asked, { page: 1, perPage: 1 }, { facets: false })
    counts.push({ concern, parts: totals })
  }
  return counts
}

/** The filters with what the page says for their values: types and tags are the vocabulary's. */
function inWords(facets: FacetCounts, { facets: chosen }: ListingQuery): FacetCounts {
  const values = (['type', 'tag'] as const).flatMap((facet) => [
    ...facets[facet].map(({ value }) => value),
    ...chosen[facet],
  ])
  const words = wordsFor(values)
  return words ? { ...facets, words } : facets
}

/** Up to `limit` others of the same kind and type that serve the same needs; none for an unknown id. */
export async function findSimilar(
  { readCards, search }: Finder,
  id: string,
  limit: number,
): Promise<ListingCard[]> {
  return cardsOf(readCards, await search.similar(id, limit, { sameType: true }))
}

/** As you type: at most `limit` cards, best first, and phrases in the language of the page or of what is typed. */
export async function findSuggested(
  { readCards, search }: Finder,
  typed: string,
  limit: number,
): Promise<{ items: ListingCard[]; completions: string[] }> {
  const find = async (text: string) => {
    const { hits, completions } = await search.suggest(text, limit)
    return { cards: await readCards(hits.map(({ id }) => id)), completions }
  }
  const { cards, completions } = await find(typed)
  const { phrases, meant } = completePhrases(typed, getLocale(), completions)
  // Half a word of another language resembles many things: only what is called so stays before what it means.
  const called = cards.filter(({ title }) => titleKey(title).startsWith(titleKey(typed)))
  const found = meant === null ? cards : [...called, ...(await find(meant)).cards]
  const unique = [...new Map(found.map((card) => [card.id, card])).values()].slice(0, limit)
  return { items: unique.map((card) => localisedCard(card)), completions: phrases }
}

function whyOf(hits: readonly Hit[]): Record<string, Why> {
  return Object.fromEntries(hits.map(({ id, why }) => [id, why]))
}

/**
 * Cards in the order of the hits; what was deleted meanwhile is left out. Of their tags, which no card
 * shows and every page would carry twice, those are left that choose the stand-in for a picture.
 */
async function cardsOf(
  readCards: ReadById<ListingCard>,
  hits: readonly { id: string }[],
): Promise<ListingCard[]> {
  const cards = await readCards(hits.map(({ id }) => id))
  return cards.map(shownCard)
}

const shownCards = new WeakMap<ListingCard, Map<Language, ListingCard>>()

/** As long as a card is kept, what a page shows of it is the same in each language. */
function shownCard(card: ListingCard): ListingCard {
  const language = getLocale()
  const known = shownCards.get(card) ?? new Map<Language, ListingCard>()
  const shown =
    known.get(language) ?? localisedCard({ ...card, tags: card.tags.filter(isQuietTag) })
  shownCards.set(card, known.set(language, shown))
  return shown
}
