import { LRUCache } from 'lru-cache'
import { CONCEPTS } from '#domain/concepts/concepts.ts'
import { conceptsOffered } from '#domain/concepts/offered-concepts.ts'
import type { ListingQuery } from '#domain/listing/listing-query.ts'
import { CONCEPT_DECAY, DECISIVE_FACTOR } from '#domain/listing/ranking.ts'
import { type Need, readNeed } from '#domain/need/need.ts'
import { needOf, requestsAll } from '#domain/need/need-edit.ts'
import { parseNeed } from '#domain/need/parse-need.ts'
import type { Vocabulary } from '#domain/text/edit-distance.ts'
import type { ConceptReader, Language } from './core/query/language.ts'

/** Concepts of a listing, by the thesaurus. The build thread imports this module by URL. */
export const conceptsOf: ConceptReader = (listing) => conceptsOffered(listing)

type NeedState = Pick<ListingQuery, 'not' | 'facets'>

/** Recent queries, whose next page, order or filter is likely to be requested. */
const NEEDS_LIMIT = 500
const needs = new WeakMap<Vocabulary, LRUCache<string, Need>>()

/** Parses and caches a text per vocabulary, as `parseNeed` does; the result must not be modified. */
export function cachedNeed(text: string, vocabulary: Vocabulary | null): Need {
  return cached([text], vocabulary, () => parseNeed(text, vocabulary))
}

/** The same for the query of a list. */
function cachedListNeed(text: string, vocabulary: Vocabulary | undefined, state: NeedState): Need {
  const key = [text, state.not, state.facets]
  return cached(key, vocabulary, () => needOf({ ...state, q: text }, vocabulary))
}

function cached(parts: unknown[], vocabulary: Vocabulary | null | undefined, read: () => Need) {
  if (!vocabulary) return read()
  const cache = needs.get(vocabulary) ?? new LRUCache<string, Need>({ max: NEEDS_LIMIT })
  needs.set(vocabulary, cache)
  const key = JSON.stringify(parts)
  const need = cache.get(key) ?? read()
  cache.set(key, need)
  return need
}

/** The language functions of the search core. */
export const language: Language = {
  conceptsOf,
  readNeed: (text, vocabulary, state) =>
    state ? cachedListNeed(text, vocabulary, state) : readNeed(text, vocabulary),
  asksForAll: (need, state) => requestsAll(need, state ?? { not: [] }),
  conceptsAsked({ asked }) {
    const named = asked.reduce((sum, { weight, implied }) => sum + (implied ? 0 : weight), 0)
    return asked.map(({ name, weight, implied }, place) => {
      const order = implied ? 1 : CONCEPT_DECAY ** place
      const decisive = CONCEPTS[name].decisive ? DECISIVE_FACTOR : 1
      return {
        id: name,
        weight: weight * order * decisive,
        share: implied ? 0 : weight / named,
        clarity: weight,
      }
    })
  },
}
