import { LRUCache } from 'lru-cache'
import { CONCEPTS } from '#domain/concepts/concepts.ts'
import { conceptsOffered } from '#domain/concepts/offered-concepts.ts'
import type { ListingQuery } from '#domain/listing/listing-query.ts'
import { CONCEPT_DECAY, DECISIVE_FACTOR } from '#domain/listing/ranking.ts'
import { type Need, readNeed } from '#domain/need/need.ts'
import { needOf, requestsAll } from '#domain/need/need-edit.ts'
import type { Vocabulary } from '#domain/text/edit-distance.ts'
import type { ConceptReader, Language } from './core/query/language.ts'

/** What a listing offers, by the thesaurus. The thread that builds an index imports this by its address. */
export const conceptsOf: ConceptReader = (listing) => conceptsOffered(listing)

type Asked = Pick<ListingQuery, 'not' | 'facets'>

/** Questions whose next page, order or filter is likely to be asked for. */
const NEEDS_LIMIT = 500
const needs = new WeakMap<Vocabulary, LRUCache<string, Need>>()

/** What a list's words are read as, remembered as long as the catalogue is the same; who reads it leaves it as it is. */
function needKept(text: string, vocabulary: Vocabulary | undefined, state: Asked): Need {
  const read = () => needOf({ ...state, q: text }, vocabulary)
  if (!vocabulary) return read()
  const known = needs.get(vocabulary) ?? new LRUCache<string, Need>({ max: NEEDS_LIMIT })
  needs.set(vocabulary, known)
  const key = JSON.stringify([text, state.not, state.facets])
  const need = known.get(key) ?? read()
  known.set(key, need)
  return need
}

/** The knowledge of words that the search core is given. */
export const language: Language = {
  conceptsOf,
  readNeed: (text, vocabulary, state) =>
    state ? needKept(text, vocabulary, state) : readNeed(text, vocabulary),
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
