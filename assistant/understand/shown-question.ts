import type { ConceptName } from '#domain/concepts/concepts.ts'
import type { ContentType } from '#domain/listing/category.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import type { Need } from '#domain/need/need.ts'
import { isPrice } from './need/topical.ts'
import { anyOf, phrasePattern } from './phrases/pattern.ts'

export const POINTING = phrasePattern('pointing')
export const QUESTION = new RegExp(`\\?|^${anyOf('question')}\\b`)
/** "How many can stay?" is not a search for a stay. */
export const GUESTS = phrasePattern('askGuests')
const SAFE = phrasePattern('askSafe')
/** "Can my dog come?" asks about the listings shown, whereas "with a dog" is a wish. */
const WHETHER = new RegExp(
  `^(?:(?:and|but|y|pero|und|aber|et|mais) )?${anyOf('whether')}\\b.{0,30}\\?|^(?:can|may) (?:my|our) (?:dog|cat|pet)s?\\b`,
)
export const OF_ANY = new RegExp(
  `\\b(?:${anyOf('askVerified')}|${anyOf('askFar')}|${anyOf('askWay')}|${anyOf('askWifi')}|${anyOf('askDates')}|${anyOf('askCancel')}|${anyOf('askDuration')})\\b`,
)
const OF_THEM = new RegExp(
  `\\b(?:${anyOf('askHome')}|${anyOf('askPlace')}|${anyOf('askPrice')}|${anyOf('askSteps')}|${anyOf('askPets')})\\b`,
)
const OF_ONE = new RegExp(
  `\\b(?:${anyOf('askPets')}|${anyOf('askSteps')}|${anyOf('askRating')}|${anyOf('askCancel')})\\b`,
)

/** Asks whether something exists at a listing ("is there"). */
export const EXISTS =
  /^(?:(?:and|y|und|et) )?(?:(?:is|are) there|hay|hubo|teneis|tienen|gibt ?es|gibts|habt ihr|hattet ihr|y a-?t-?il|il y a|vous (?:avez|auriez)|avez vous|tu as|do you have|have you got)\b/

/** Whether a turn is a question about the listings shown and names nothing to search for. */
export function isAboutListings(plain: string, need: Need, shown: readonly Candidate[]): boolean {
  const isOf = (name: ConceptName) => isPrice(name) || name === 'disability'
  // "How long is each session?" names the kind that is shown, "are there sessions at noon?" seeks one.
  const isShown = (kind: ContentType) => shown.some(({ contentType }) => contentType === kind)
  const isOfKind = need.contentTypes.every((kind) => !EXISTS.test(plain) && isShown(kind))
  const isBare = need.concepts.every(isOf) && isOfKind && !need.place
  if (GUESTS.test(plain) && need.concepts.length === 0 && !need.place) return true
  if (SAFE.test(plain)) return true
  if (!isBare || !QUESTION.test(plain)) return false
  if (WHETHER.test(plain)) return true
  if (OF_ANY.test(plain) || (POINTING.test(plain) && OF_THEM.test(plain))) return true
  return shown.length === 1 && OF_ONE.test(plain)
}
