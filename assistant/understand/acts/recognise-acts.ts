import { allDescriptions } from '#domain/concepts/descriptions/descriptions.ts'
import { type Classified, createClassifier, type Example } from '#domain/text/classifier.ts'
import type { ActName } from './phrases/act-name.ts'
import { ACT_PHRASES } from './phrases/act-phrases.ts'

/** Every so many of the described troubles is an example of a wish. */
const EVERY = 2
const SETTINGS = { noneFirst: -100, hasShape: true }

let classify: ReturnType<typeof createClassifier<ActName>> | null = null

/** The acts of a turn by its words alone, with chances of 0 to 1, likeliest first. Never throws. */
export function recogniseActs(text: string): Classified<ActName>[] {
  classify ??= createClassifier(examples(), SETTINGS)
  return classify(text)
}

function examples(): Example<ActName>[] {
  const wishes = allDescriptions()
    .filter((_, at) => at % EVERY === 0)
    .map(({ text }) => ({ text, name: 'seek' as const }))
  return [...ACT_PHRASES, ...wishes].map(({ text, name }) => ({ text, names: [name], weight: 1 }))
}
