import { CONCEPTS } from '#domain/concepts.ts'
import { asksForAll, needOf } from '#domain/kept-need.ts'
import { readNeed } from '#domain/need.ts'
import { conceptsOffered } from '#domain/offered-concepts.ts'
import { CONCEPT_DECAY, DECISIVE_FACTOR } from '#domain/ranking.ts'
import type { ConceptReader, Language } from './core/language.ts'

/** What a listing offers, by the thesaurus. The thread that builds an index imports this by its address. */
export const conceptsOf: ConceptReader = (listing) => conceptsOffered(listing)

/** The knowledge of words that the search core is given. */
export const language: Language = {
  conceptsOf,
  readNeed: (text, vocabulary, state) =>
    state ? needOf({ ...state, q: text }, vocabulary) : readNeed(text, vocabulary),
  asksForAll: (need, state) => asksForAll(need, state ?? { not: [] }),
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
