import { CONCEPTS } from '#domain/concepts.ts'
import { readNeed } from '#domain/need.ts'
import type { ConceptReader, Language } from '#search/core/language.ts'
import { stemOf, wordsOf } from '#search/core/tokenize.ts'

type Phrase = { concept: string; stems: string[]; weight: number }

/** Offered phrases by their first stem; the first two of a concept are the most telling. */
const PHRASES = new Map<string, Phrase[]>()
for (const [concept, { offered }] of Object.entries(CONCEPTS)) {
  offered.forEach((phrase: string, place: number) => {
    const stems = wordsOf(phrase).map(stemOf)
    const weight = place < 2 ? 1 : place < 4 ? 0.75 : 0.5
    const [first = ''] = stems
    PHRASES.set(first, [...(PHRASES.get(first) ?? []), { concept, stems, weight }])
  })
}

const HALF = 1.5

/** What a listing offers, by the vocabulary of domain/concepts. */
export const conceptsOf: ConceptReader = ({ title, tags, type, description }) => {
  const sums = new Map<string, number>()
  const read = (text: string, fieldWeight: number) => {
    const stems = wordsOf(text).map(stemOf)
    stems.forEach((stem, at) => {
      for (const phrase of PHRASES.get(stem) ?? []) {
        if (phrase.stems.some((each, place) => stems[at + place] !== each)) continue
        sums.set(phrase.concept, (sums.get(phrase.concept) ?? 0) + phrase.weight * fieldWeight)
      }
    })
  }
  for (const tag of tags) read(tag, 1)
  read(title, 0.8)
  read(type, 0.7)
  read(description, 0.35)
  return [...sums].map(([id, sum]) => [id, sum / (sum + HALF)] as const)
}

const DECAY = 0.85

export const language: Language = {
  conceptsOf,
  readNeed,
  conceptsAsked: ({ concepts }) => concepts.map((id, place) => [id, DECAY ** place] as const),
}
