import { FIELD_WEIGHTS, saturated } from '../listing/ranking.ts'
import { wordsOf } from '../text/text.ts'
import { createPhraseTrie, tokensFor } from '../thesaurus/phrase-trie.ts'
import { CONCEPT_NAMES, CONCEPTS, type ConceptName } from './concepts.ts'

/** The texts of a listing that show its concepts. */
export type ListingTexts = {
  title: string
  type: string
  tags: readonly string[]
  location: string | null
  description: string
}

type Entry = { concept: number; phrase: number; weight: number }

const trie = createPhraseTrie<Entry | null>()
let phrases = 0
CONCEPT_NAMES.forEach((name, concept) => {
  for (const { words, weight } of CONCEPTS[name].offered)
    trie.add(words, { concept, phrase: phrases++, weight })
})
/** Phrases that contain the word of a concept in another meaning; they are masked. */
const FALSE_FRIENDS = [
  'heart opening',
  'dead calm',
  'light hands',
  'high desert',
  'night nurses',
  'salt spring',
]
for (const phrase of FALSE_FRIENDS) trie.add(phrase.split(' '), null)

/** How strongly a listing helps with each concept, above 0 up to 1; without the others. */
export function conceptsOffered(texts: ListingTexts): Map<ConceptName, number> {
  const best = new Map<number, { concept: number; strength: number }>()
  const scan = (text: string, weight: number, whole = weight) => {
    const tokens = tokensFor(wordsOf(text))
    const found = trie.matches(tokens)
    const masked = found.filter(({ value }) => value === null)
    for (const { from, to, value } of found) {
      if (value === null || masked.some((mask) => from >= mask.from && to <= mask.to)) continue
      const isWhole = to - from === tokens.words.length
      const strength = value.weight * (isWhole ? whole : weight)
      const known = best.get(value.phrase)
      if (!known || known.strength < strength)
        best.set(value.phrase, { concept: value.concept, strength })
    }
  }
  texts.tags.forEach((tag, place) => {
    scan(tag, FIELD_WEIGHTS.withinTag, Math.max(0.8, FIELD_WEIGHTS.tag - 0.03 * place))
  })
  scan(texts.title, FIELD_WEIGHTS.title)
  scan(texts.type, FIELD_WEIGHTS.type)
  scan(texts.location ?? '', FIELD_WEIGHTS.location)
  scan(texts.description, FIELD_WEIGHTS.description)
  const sums = new Map<number, number>()
  for (const { concept, strength } of best.values())
    sums.set(concept, (sums.get(concept) ?? 0) + strength)
  return new Map(
    [...sums].flatMap(([concept, sum]) => {
      const name = CONCEPT_NAMES[concept]
      return name ? [[name, saturated(sum)] as const] : []
    }),
  )
}
