import { LANGUAGES } from '../language/language.ts'
import { type Classified, createClassifier, type Example } from '../text/classifier.ts'
import { CONCEPTS, type ConceptName } from './concepts.ts'
import { allDescriptions } from './descriptions/descriptions.ts'

export type Recognised = Classified<ConceptName>

/** Weight of a phrase of the thesaurus relative to a description, from this weight of its own on. */
const PHRASE = { weight: 0.5, from: 0.6 }
const SETTINGS = { noneFirst: 6 }

let classify: ReturnType<typeof createClassifier<ConceptName>> | null = null

/**
 * The likeliest concepts that a text describes, with chances of 0 to 1, best first; empty for a text without words:
 * "boiling hot at 3am then freezing" is the menopause though nobody named it (docs/decisions/023). Never throws.
 */
export function recogniseConcepts(text: string, limit = 3): Recognised[] {
  classify ??= createClassifier(examples(), SETTINGS)
  return classify(text).slice(0, limit)
}

/** The descriptions, and the phrases of their concepts. */
function examples(): Example<ConceptName>[] {
  const described = allDescriptions().map(({ text, concepts }) => ({
    text,
    names: concepts,
    weight: 1,
  }))
  const names = new Set(described.flatMap((each) => each.names))
  const phrases = [...names].flatMap((name) =>
    LANGUAGES.flatMap((language) => CONCEPTS[name].asked[language])
      .filter(({ weight }) => weight >= PHRASE.from)
      .map(({ words }) => ({
        text: words.join(' ').replaceAll('*', ''),
        names: [name],
        weight: PHRASE.weight,
      })),
  )
  return [...described, ...phrases]
}
