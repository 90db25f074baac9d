import { isLodging } from '../concepts/intent-words.ts'
import { comesToYou, isInPerson, isWithoutJourney } from '../place/journey.ts'
import { type Place, townsOf } from '../place/place.ts'
import { containsStems, stemmed } from '../text/stems.ts'
import type { Candidate } from './candidate.ts'
import { readingOf } from './candidate-reading.ts'
import { type Condition, type Verdict, verdictOf } from './conditions/condition.ts'
import { factsOf, UNSTATED } from './conditions/listing-facts.ts'
import { countsAnywhere, countsOnPage, formsOf } from './excluded-things.ts'
import { mentions } from './mentions.ts'
import type { Need } from './need.ts'
import { pageSubstances } from './page-substances.ts'

/** Whether the need has a constraint. */
export function hasConstraints(need: Need): boolean {
  const { minMinor, maxMinor, petFriendly, withoutPets, wheelchair, online, inPerson } = need
  return (
    minMinor !== null ||
    maxMinor !== null ||
    petFriendly ||
    withoutPets ||
    wheelchair ||
    online ||
    inPerson ||
    need.place !== null ||
    need.elsewhere !== null ||
    need.avoided.length > 0 ||
    need.conditions.length > 0
  )
}

/** Whether delivery is the only constraint: with few matches it becomes a preference. */
export function limitsOnlyTheWay(need: Need): boolean {
  return need.online && need.remote !== null && !hasConstraints({ ...need, online: false })
}

/** Whether a listing meets all constraints: budget, place, pets, step-free access, exclusions. */
export function meetsConstraints(need: Need, candidate: Candidate): boolean {
  return (
    isWithin(need, candidate) &&
    (!need.petFriendly || takesPets(candidate)) &&
    !(need.withoutPets && takesPets(candidate)) &&
    (!need.wheelchair || isStepFree(candidate) || comesToYou(candidate)) &&
    (!need.online || isWithoutJourney(need, candidate)) &&
    (!need.inPerson || isInPerson(need, candidate)) &&
    isThere(need, candidate) &&
    !isElsewhere(need, candidate) &&
    meetsConditions(need, candidate) &&
    (need.avoided.length === 0 || !need.avoided.some((word) => contains(candidate, word)))
  )
}

function meetsConditions({ conditions }: Need, candidate: Candidate): boolean {
  return conditions.every((condition) => conditionVerdict(condition, candidate) !== 'broken')
}

/** Whether a candidate proves a condition. */
export function conditionVerdict(condition: Condition, candidate: Candidate): Verdict {
  return verdictOf(condition, factsOf({ ...UNSTATED, ...candidate }))
}

/** A setting counts in title, type or a tag, a practice in the texts, a substance also in lists of the page. */
function contains(candidate: Candidate, avoided: string): boolean {
  const { title, type, description, tags } = candidate
  const text = [title, type, description, ...tags].join('\n')
  const isAnywhere = countsAnywhere(avoided)
  const isStated = formsOf(avoided).some(
    (form) => (isAnywhere || containsStems(readingOf(candidate).all, form)) && mentions(text, form),
  )
  return isStated || (countsOnPage(avoided) && pageSubstances(candidate).includes(avoided))
}

const PETS_TAG = /\b(dog|pet|animal)s?[ -]?(friendly|welcome|allowed)\b/i
const STEP_FREE_TAG = /\b(wheelchair|step[ -]free|accessible)\b/i

/** Whether the listing states that pets are welcome. */
export function takesPets({ amenities, tags }: Pick<Candidate, 'amenities' | 'tags'>): boolean {
  return amenities.includes('pet-friendly') || tags.some((tag) => PETS_TAG.test(tag))
}

/** Whether the listing states step-free access. */
export function isStepFree({ amenities, tags }: Pick<Candidate, 'amenities' | 'tags'>): boolean {
  return amenities.includes('wheelchair-access') || tags.some((tag) => STEP_FREE_TAG.test(tag))
}

function isWithin({ minMinor, maxMinor, maxPer, party }: Need, candidate: Candidate): boolean {
  const { amount } = candidate
  if (minMinor === null && maxMinor === null) return true
  if (!amount) return false
  const rooms = amount.per === 'night' ? roomsFor(party?.value ?? 1, candidate) : 1
  if (amount.minor * rooms > (maxMinor ?? Number.POSITIVE_INFINITY)) return false
  if (amount.minor < (minMinor ?? 0)) return false
  return (maxPer !== 'night' && maxPer !== 'month') || amount.per === maxPer
}

/** Rooms that a party needs, as far as the listing tells how many people sleep in one. */
function roomsFor(people: number, { sleeps }: Candidate): number {
  return sleeps ? Math.ceil(people / sleeps) : 1
}

/** A candidate has no coordinates: the distance from a visitor's position is up to the search. */
function isThere({ place, contentTypes }: Need, candidate: Candidate): boolean {
  if (!place || (place.orOnline === true && comesToYou(candidate))) return true
  // "Yoga near Lisbon" is no mat that is made there.
  const isAsked = candidate.contentType !== 'essential' || contentTypes.includes('essential')
  return isAsked && (place.around !== undefined || isAt(place, candidate))
}

function isAt(
  place: Place,
  { country, location }: Pick<Candidate, 'country' | 'location'>,
): boolean {
  if (place.words && containsStems(stemmed(location ?? ''), place.words)) return true
  return country !== null && place.countries.includes(country)
}

/** Whether the listing is in an excluded place; without a location it is not. */
export function isElsewhere(
  { elsewhere }: Pick<Need, 'elsewhere'>,
  candidate: Pick<Candidate, 'country' | 'location'>,
) {
  if (elsewhere === null) return false
  const towns = townsOf(elsewhere)
  return (
    isAt(elsewhere, candidate) ||
    towns.some((town) => containsStems(stemmed(candidate.location ?? ''), town))
  )
}

/** The content types, when nothing but content types and constraints was requested, or a house to sleep in; else null. */
export function kindsAlone({
  words,
  asked,
  contentTypes,
  said,
}: Pick<Need, 'words' | 'asked' | 'contentTypes' | 'said'>) {
  if (contentTypes.length === 1 && isLodging(said.kind ?? '')) return contentTypes
  return words.length + asked.length === 0 && contentTypes.length > 0 ? contentTypes : null
}
