import { LANGUAGES } from '../language/language.ts'
import { NEAR_ME } from '../language/near-me-words.ts'
import { fold } from '../text/text.ts'
import { readPlace } from './read-place.ts'

const PHRASES = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${LANGUAGES.map((language) => NEAR_ME[language]).join('|')})(?![\\p{L}\\p{N}])`,
  'u',
)

/** Whether a text asks for what is near by, in any language of the site, and names no place. */
export function isNearMeRequest(text: string): boolean {
  const folded = fold(text)
  return PHRASES.test(folded) && readPlace(text, folded) === null
}
