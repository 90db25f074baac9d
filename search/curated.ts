import { CONTENT_TYPES } from '#domain/listing/category.ts'
import type { ListingQuery } from '#domain/listing/listing-query.ts'
import { effectsForNeed, statedConcerns } from '#domain/search-rules/need-rules.ts'
import {
  curate,
  effectsFor,
  hiddenIn,
  type RuleDraft,
  type RuleListing,
  withSynonyms,
} from '#domain/search-rules/search-rule.ts'
import type { Hit, SearchAnswer, SearchPort, SearchScope, Slice } from './port.ts'

/** Listings of a need whose order rules change. */
const RETRIEVED = 160
/** Hits whose order rules change; the pages after them keep the order of the search. */
const WINDOW = 1_000

type Asked = {
  search: SearchPort
  query: ListingQuery
  /** Without what is hidden. */
  scope: SearchScope
  answer: SearchAnswer
  /** Pins and boosts. */
  moves: readonly RuleListing[]
}

/**
 * Applies the rules of whoever runs the site, after ranking. Listings are hidden in every answer for a search or a need
 * that a rule names, counts included. They are moved in lists and in what a conversation retrieves, where that is shown
 * to the visitor: not among suggestions; in lists by cursor pins come first and boosts have no effect.
 *
 * @param rulesInForce at the time of the call
 */
export function curateSearch(
  search: SearchPort,
  rulesInForce: () => readonly RuleDraft[],
): SearchPort {
  return {
    ...search,
    async suggest(typed, limit) {
      const hidden = hiddenIn(effectsFor(rulesInForce(), { q: typed, concerns: [] }))
      const { hits, ...answer } = await search.suggest(typed, limit + hidden.length)
      return { ...answer, hits: hits.filter(({ id }) => !hidden.includes(id)).slice(0, limit) }
    },
    async retrieve(need, scope) {
      const effects = effectsForNeed(rulesInForce(), need)
      if (effects.length === 0) return search.retrieve(need, scope)
      const without = [...(scope.without ?? []), ...hiddenIn(effects)]
      const limit = effects.length > without.length ? Math.max(scope.limit, RETRIEVED) : scope.limit
      const fits = await search.retrieve(need, { ...scope, without, limit })
      const ranked = fits.map((fit) => ({ ...fit, id: fit.candidate.id }))
      return curate(ranked, effects)
        .slice(0, scope.limit)
        .map(({ hit: { id: _, ...fit }, isPicked }) => (isPicked ? { ...fit, picked: true } : fit))
    },
    async titled(text) {
      const hidden = hiddenIn(effectsFor(rulesInForce(), { q: text, concerns: [] }))
      return (await search.titled(text)).filter((id) => !hidden.includes(id))
    },
    async search(query, slice, scope = {}) {
      const rules = rulesInForce()
      if (rules.length === 0) return search.search(query, slice, scope)
      const read = { ...query, q: withSynonyms(query.q, rules) }
      // A cursor belongs to the list without hidden listings.
      const first = 'after' in slice ? { page: 1, perPage: 1 } : slice
      const plain = await search.search(read, first, scope)
      const effects = effectsIn(rules, query, plain)
      const without = hiddenIn(effects)
      const shown = without.length > 0 ? { ...scope, without } : scope
      const moves = effects.filter(({ effect }) => effect !== 'hide')
      const isPlain = without.length === 0 && first === slice
      const answer = isPlain ? plain : await search.search(read, slice, shown)
      if (moves.length === 0 || answer.total === 0) return answer
      const asked = { search, query: read, scope: shown, answer, moves }
      if ('after' in slice) return afterPins(asked, slice)
      return 'page' in slice ? curatedPage(asked, slice) : curatedKinds(asked, slice)
    },
  }
}

/** Another order than by relevance was chosen by the visitor: then listings are hidden, but not moved. */
function effectsIn(
  rules: readonly RuleDraft[],
  { q, concern, sort }: ListingQuery,
  { need }: SearchAnswer,
): RuleListing[] {
  const stated = need ? statedConcerns(need) : []
  const concerns = concern ? [concern, ...stated] : stated
  const effects = effectsFor(rules, { q, concerns })
  return sort === 'relevance' ? effects : effects.filter(({ effect }) => effect === 'hide')
}

async function curatedPage(
  asked: Asked,
  { perPage }: Extract<Slice, { page: number }>,
): Promise<SearchAnswer> {
  const { answer, moves } = asked
  const all = await curatedHits(asked, asked.scope)
  const [from, to] = [(answer.page - 1) * perPage, answer.page * perPage]
  const isInside = to <= all.length || answer.total <= all.length
  const moved = new Set(moves.map(({ id }) => id))
  const hits = isInside ? all.slice(from, to) : answer.hits.filter(({ id }) => !moved.has(id))
  return { ...answer, hits }
}

async function curatedKinds(
  asked: Asked,
  { perContentType }: Extract<Slice, { perContentType: number }>,
): Promise<SearchAnswer> {
  const { answer, scope } = asked
  const hits: Hit[] = []
  // Sequential: each SQL search takes a connection.
  for (const contentType of CONTENT_TYPES) {
    if (answer.totals[contentType] === 0) continue
    const all = await curatedHits(asked, { ...scope, contentType })
    hits.push(...all.slice(0, perContentType))
  }
  return { ...answer, hits }
}

/** A list by cursor begins with its pins, all but one of its first hits at most; they are left out after that. */
async function afterPins(
  asked: Asked,
  { after, limit }: Extract<Slice, { after: string | null }>,
): Promise<SearchAnswer> {
  const { search, query, scope, answer, moves } = asked
  const isPin = ({ id }: Hit) => moves.some((move) => move.id === id && move.effect === 'pin')
  const pins = (await curatedHits(asked, scope)).filter(isPin).slice(0, limit - 1)
  if (pins.length === 0) return answer
  const without = [...(scope.without ?? []), ...pins.map(({ id }) => id)]
  const own = { after, limit: after === null ? limit - pins.length : limit }
  const rest = await search.search(query, own, { ...scope, without, facets: false })
  const hits = after === null ? [...pins, ...rest.hits] : rest.hits
  return { ...answer, hits, nextCursor: rest.nextCursor }
}

async function curatedHits(
  { search, query, moves }: Asked,
  scope: SearchScope | undefined,
): Promise<Hit[]> {
  const slice = { page: 1, perPage: WINDOW }
  const { hits } = await search.search(query, slice, { ...scope, facets: false })
  return curate(hits, moves).map(({ hit, isPicked }) =>
    isPicked ? { ...hit, why: { ...hit.why, picked: true as const } } : hit,
  )
}
