import { CONCEPTS } from '#domain/concepts.ts'
import { needOf } from '#domain/kept-need.ts'
import { readNeed } from '#domain/need.ts'
import { conceptsOffered } from '#domain/offered-concepts.ts'
import { isPlaceWord } from '#domain/place.ts'
import { CONCEPT_DECAY, DECISIVE_FACTOR } from '#domain/ranking.ts'
import { isRightWord } from '#domain/spelling.ts'
import type { ConceptReader, Language } from './core/language.ts'

/** What a listing offers, by the thesaurus. The thread that builds an index imports this by its address. */
export const conceptsOf: ConceptReader = (listing) => conceptsOffered(listing)

/** The knowledge of words that the search core is given. */
export const language: Language = {
  conceptsOf,
  readNeed: (text, state) => (state ? needOf({ ...state, q: text }) : readNeed(text)),
  isRight: (word) => isPlaceWord(word) || isRightWord(word),
  conceptsAsked: ({ asked }) =>
    asked.map(({ name, weight, implied }, place) => {
      const order = implied ? 1 : CONCEPT_DECAY ** place
      const decisive = CONCEPTS[name].decisive ? DECISIVE_FACTOR : 1
      return [name, (weight * order * decisive) / DECISIVE_FACTOR] as const
    }),
}
