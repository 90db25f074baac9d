import {
  countMatches,
  countMatchFacets,
  listBestOfEach,
  listMatches,
  type Matching,
  matchQuestion,
  type Position,
} from '#data/catalogue/search/fallback-search.ts'
import { listCandidates, retrieveListings } from '#data/catalogue/search/retrieve.ts'
import { listSimilar } from '#data/catalogue/search/similar.ts'
import { listCompletions, suggestListings } from '#data/catalogue/search/suggest.ts'
import { listNamed } from '#data/catalogue/search/title-match.ts'
import type { Db } from '#data/db/db.ts'
import { readTimed } from '#data/db/timed-read.ts'
import { type ListingQuery, UNCOUNTED } from '#domain/listing/listing-query.ts'
import { needOf } from '#domain/need/need-edit.ts'
import { isTitle } from '#domain/text/named-title.ts'
import type { Hit, SearchAnswer, SearchPort, SearchScope, Slice } from '../port.ts'
import { markOf, readCursor, writeCursor } from './sql-cursor.ts'

const COMPLETIONS = 6

/**
 * The plain fallback over SQL: it answers while the core is built or behind, when it fails, and when it is
 * disabled (`SEARCH_CORE=off`). Filters, constraints, exact counts and paging equal those of the core. The
 * order is simpler: PostgreSQL's full-text rank, or trigram similarity if no word matches. It does not report
 * why a listing matched.
 */
export function createSqlSearch(db: Db): SearchPort {
  return {
    suggest: (typed, limit) =>
      readTimed(db, async (tx) => ({
        hits: (await suggestListings(tx, typed, limit)).map((id, place) => toHit({ id }, place)),
        completions: await listCompletions(tx, typed, COMPLETIONS),
      })),
    search: (query, slice, scope) => readTimed(db, (tx) => search(tx, query, slice, scope)),
    similar: (id, limit, scope) =>
      readTimed(db, async (tx) => {
        const similar = await listSimilar(tx, id, { limit, sameType: scope?.sameType ?? false })
        return similar.map(({ id: other, score, shared, concepts }) => {
          return { id: other, score, why: { words: shared, concepts } }
        })
      }),
    retrieve: (need, scope) => readTimed(db, (tx) => retrieveListings(tx, need, scope)),
    titled: (text) =>
      readTimed(db, async (tx) => {
        const named = await listCandidates(tx, await listNamed(tx, text))
        return named.filter(({ title }) => isTitle(text, title)).map(({ id }) => id)
      }),
    vocabulary: () => null,
    // Committed changes are already in the tables.
    apply: async () => {},
  }
}

async function search(
  tx: Db,
  query: ListingQuery,
  slice: Slice,
  { contentType, match = 'words', facets = true, without = [] }: SearchScope = {},
): Promise<SearchAnswer> {
  const need = query.q && match === 'words' ? needOf(query) : null
  const matching = await matchQuestion(tx, {
    ...{ query, need, without },
    contentType: contentType ?? null,
  })
  const totals = await countMatches(tx, matching)
  const total = Object.values(totals).reduce((sum, n) => sum + n, 0)
  return {
    ...(await read(tx, matching, slice, total, markOf(matching, [contentType, match]))),
    total,
    totals,
    facets: facets ? await countMatchFacets(tx, matching) : UNCOUNTED,
    need: need && { ...need, relaxed: matching.relaxed },
  }
}

type Read = Pick<SearchAnswer, 'hits' | 'page' | 'pages' | 'nextCursor'>

async function read(
  tx: Db,
  matching: Matching,
  slice: Slice,
  total: number,
  mark: string,
): Promise<Read> {
  if ('perContentType' in slice) {
    const best = await listBestOfEach(tx, matching, slice.perContentType)
    return { hits: best.map(toHit), page: 1, pages: 1, nextCursor: null }
  }
  const answer = (found: readonly Position[], hasMore: boolean) => {
    const last = found.at(-1)
    return { hits: found.map(toHit), nextCursor: last && hasMore ? writeCursor(mark, last) : null }
  }
  if ('page' in slice) {
    const pages = Math.max(1, Math.ceil(total / slice.perPage))
    const page = Math.min(slice.page, pages)
    const offset = (page - 1) * slice.perPage
    const found = await listMatches(tx, matching, { limit: slice.perPage, offset })
    return { ...answer(found, page < pages), page, pages }
  }
  const after = slice.after === null ? null : readCursor(slice.after, mark)
  // One extra shows whether more follow.
  const limit = slice.limit + 1
  const found = await listMatches(tx, matching, { limit, ...(after ? { after } : { offset: 0 }) })
  return { ...answer(found.slice(0, slice.limit), found.length > slice.limit), page: 1, pages: 1 }
}

function toHit({ id }: { id: string }, place: number): Hit {
  return { id, score: 1 / (1 + place), why: { words: [], concepts: [] } }
}
