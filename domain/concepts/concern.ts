import { fold } from '../text/text.ts'
import type { Concern } from './concern-names.ts'

/** The main words of each concern, for browsers, which do not load the thesaurus. */
const PLAIN_WORDS: readonly (readonly [Concern, RegExp])[] = [
  ['sleep', /\b(?:sleep\w*|slept|asleep|insomni\w*|awake)\b/],
  ['stress', /\b(?:stress\w*|overwhelm\w*|relax\w*|unwind\w*|calm\w*|tense)\b/],
  ['energy', /\b(?:energ\w*|tired\w*|exhaust\w*|fatigue\w*)\b/],
  ['focus', /\b(?:focus\w*|concentrat\w*|distract\w*|adhd)\b/],
  ['digestion', /\b(?:digest\w*|gut|stomach\w*|bloat\w*)\b/],
  ['immunity', /\b(?:immun\w*|colds|flu)\b/],
  ['mind', /\b(?:my mind|mental\w*|mindful\w*|meditat\w*|overthink\w*)\b/],
  ['body', /\b(?:my body|massage\w*|muscle\w*|aches?|aching|sore)\b/],
  ['spirit', /\b(?:spirit\w*|soul|sacred|ritual\w*|meaning in life)\b/],
  ['nutrition', /\b(?:nutrition\w*|food|diet\w*|cook\w*|eating)\b/],
  ['movement', /\b(?:movement|exercis\w*|yoga|pilates|danc\w*|stretch\w*)\b/],
]

/** The first concern that a text names plainly; null when it names none. */
export function readConcern(text: string): Concern | null {
  const plain = fold(text)
  return PLAIN_WORDS.find(([, words]) => words.test(plain))?.[0] ?? null
}
