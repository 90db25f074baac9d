import {
  countRanked,
  countRankedFacets,
  listBestOfEach,
  listRanked,
  type RankedHit,
  type Ranking,
  weighQuestion,
} from '#data/catalogue/ranked.ts'
import { retrieveListings } from '#data/catalogue/retrieve.ts'
import { listSimilar } from '#data/catalogue/similar.ts'
import { listCompletions, suggestListings } from '#data/catalogue/suggest.ts'
import type { Db } from '#data/db/db.ts'
import { readTimed } from '#data/db/timed-read.ts'
import { type ListingQuery, UNCOUNTED } from '#domain/listing/listing-query.ts'
import { needOf } from '#domain/need/kept-need.ts'
import type { Hit, SearchAnswer, SearchPort, SearchScope, Slice } from '../port.ts'
import { readCursor, writeCursor } from './sql-cursor.ts'

const COMPLETIONS = 6

/**
 * The port over plain SQL: always right, never behind, slower than the core. It answers while the core
 * builds or is switched off.
 */
export function createSqlSearch(db: Db): SearchPort {
  return {
    suggest: (typed, limit) =>
      readTimed(db, async (tx) => {
        const ids = await suggestListings(tx, typed, limit)
        return {
          hits: ids.map((id, place) => ({ id, score: ids.length - place, why: NOTHING_MET })),
          completions: await listCompletions(tx, typed, COMPLETIONS),
        }
      }),
    search: (query, slice, scope) => readTimed(db, (tx) => search(tx, query, slice, scope)),
    similar: (id, limit, scope) =>
      readTimed(db, async (tx) => {
        const similar = await listSimilar(tx, id, { limit, sameType: scope?.sameType ?? false })
        return similar.map(({ id: other, score, shared, concepts }) => {
          return { id: other, score, why: { words: shared, concepts } }
        })
      }),
    retrieve: (need, scope) => readTimed(db, (tx) => retrieveListings(tx, need, scope)),
    // What is committed is in the tables already.
    apply: async () => {},
  }
}

const NOTHING_MET = { words: [], concepts: [] }

async function search(
  tx: Db,
  query: ListingQuery,
  slice: Slice,
  { contentType, match = 'words', facets = true }: SearchScope = {},
): Promise<SearchAnswer> {
  const need = query.q ? needOf(query) : null
  const question = { query, need, match, contentType: contentType ?? null }
  const ranking = await weighQuestion(tx, question)
  const totals = await countRanked(tx, ranking)
  const total = Object.values(totals).reduce((sum, n) => sum + n, 0)
  return {
    ...(await read(tx, ranking, slice, total)),
    total,
    totals,
    facets: facets ? await countRankedFacets(tx, ranking) : UNCOUNTED,
    understood: need && {
      ...need,
      relaxed: ranking.settled.relaxed || ranking.settled.reach === 'musts',
    },
  }
}

type Read = Pick<SearchAnswer, 'hits' | 'page' | 'pages' | 'nextCursor'>

async function read(tx: Db, ranking: Ranking, slice: Slice, total: number): Promise<Read> {
  if ('perContentType' in slice) {
    const best = await listBestOfEach(tx, ranking, slice.perContentType)
    return { hits: best.map((hit) => toHit(hit, ranking)), page: 1, pages: 1, nextCursor: null }
  }
  if ('page' in slice) {
    const pages = Math.max(1, Math.ceil(total / slice.perPage))
    const page = Math.min(slice.page, pages)
    const offset = (page - 1) * slice.perPage
    const found = await listRanked(tx, ranking, { limit: slice.perPage, offset })
    return { ...handedOn(found, ranking, page < pages), page, pages }
  }
  const from = slice.after === null ? null : readCursor(slice.after, ranking)
  const continued = from?.ranking ?? ranking
  const range = from ? { after: from.position } : { offset: 0 }
  // One more than asked for tells whether there is more.
  const found = await listRanked(tx, continued, { limit: slice.limit + 1, ...range })
  const shown = found.slice(0, slice.limit)
  return { ...handedOn(shown, continued, found.length > shown.length), page: 1, pages: 1 }
}

function handedOn(found: readonly RankedHit[], ranking: Ranking, hasMore: boolean) {
  const last = found.at(-1)
  return {
    hits: found.map((hit) => toHit(hit, ranking)),
    nextCursor: last && hasMore ? writeCursor(ranking, last) : null,
  }
}

function toHit({ id, keys, met }: RankedHit, { terms }: Ranking): Hit {
  const ofKind = (kind: 'word' | 'concept') =>
    met.flatMap((place) => {
      const term = terms[place]
      return term?.kind === kind ? [term.name] : []
    })
  return { id, score: keys[0] ?? 0, why: { words: ofKind('word'), concepts: ofKind('concept') } }
}
