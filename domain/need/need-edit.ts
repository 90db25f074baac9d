import { baseOf, isConceptName } from '../concepts/concepts.ts'
import { NOT_BEST_RATED } from '../listing/best-rated.ts'
import { AMENITIES } from '../listing/directory.ts'
import { isReadExactly, type ListingQuery, NOT_SPELLING } from '../listing/listing-query.ts'
import { withoutPlace } from '../place/place.ts'
import type { Vocabulary } from '../text/edit-distance.ts'
import { wordsOf } from '../text/text.ts'
import { CONDITION_KINDS, type Condition, conditionKey } from './conditions/condition.ts'
import { areOfStay } from './conditions/parse-conditions.ts'
import { SETTINGS } from './conditions/settings.ts'
import { hasConstraints } from './constraints.ts'
import type { Need } from './need.ts'
import type { NeedPart } from './need-parts.ts'
import { parseNeed } from './parse-need.ts'

/** Parts that affect the list; each is removed by its name. */
const DROPPERS = {
  contentTypes: (need) => ({ ...need, contentTypes: [], conditions: withoutTypes(need) }),
  priceBands: (need) => ({ ...need, priceBands: [] }),
  price: (need) => ({ ...need, minMinor: null, maxMinor: null, maxPer: null, totalMinor: null }),
  place: (need) => ({ ...need, place: null, words: withoutPlace(need.words, need.place) }),
  pets: (need) => ({ ...need, petFriendly: false }),
  withoutPets: (need) => ({ ...need, withoutPets: false }),
  wheelchair: (need) => ({ ...need, wheelchair: false }),
  online: (need) => ({ ...need, online: false, remote: null }),
  inPerson: (need) => ({ ...need, inPerson: false, remote: null }),
  avoided: (need) => ({ ...need, avoided: [] }),
  elsewhere: (need) => ({ ...need, elsewhere: null }),
} satisfies Record<string, (need: Need) => Need>

type Dropped = keyof typeof DROPPERS

const CONDITION = 'condition-'

const CONDITION_NAMES: ReadonlySet<string> = new Set(
  [...CONDITION_KINDS.filter((kind) => kind !== 'amenity'), ...AMENITIES, ...SETTINGS].map(
    (name) => CONDITION + name,
  ),
)

const TYPE = `${CONDITION}type`

function withoutTypes({ conditions }: Need): Need['conditions'] {
  return conditions.filter(({ kind }) => kind !== 'type')
}

/** The name under which a condition is removed. */
function conditionName(condition: Condition): string {
  return CONDITION + conditionKey(condition)
}

/** The parsed need of a list's words. */
export function needOf(
  query: Pick<ListingQuery, 'q' | 'not' | 'facets'>,
  vocabulary?: Vocabulary,
): Need {
  const spelling = isReadExactly(query) ? 'exact' : 'repaired'
  return applyNeedEdits(withFacilities(parseNeed(query.q, vocabulary, spelling)), query)
}

/** Amenities like "adults only, with a library" imply a stay, and are conditions, not subjects. */
function withFacilities(need: Need): Need {
  const { contentTypes, conditions } = need
  const amenities = conditions.filter(({ kind }) => kind === 'amenity')
  const facilities = amenities.flatMap(({ said }) => wordsOf(said))
  return {
    ...need,
    words: need.words.filter((word) => !facilities.includes(word)),
    contentTypes: contentTypes.length === 0 && areOfStay(amenities) ? ['escape'] : contentTypes,
  }
}

/**
 * The need without the parts that the visitor removed, and without their words. Filters narrow the
 * stated constraints; only a chosen country overrides the place.
 */
function applyNeedEdits(need: Need, query: Pick<ListingQuery, 'not' | 'facets'>): Need {
  const dropped = [
    ...query.not.filter(isDropped),
    ...(isElsewhereChosen(need, query) ? (['place'] as const) : []),
  ]
  const conditions = need.conditions.filter((each) => !query.not.includes(conditionName(each)))
  // "Apps" stands for its category as well.
  const contentTypes = query.not.includes(TYPE) ? [] : need.contentTypes
  const edited = dropped.reduce((rest: Need, name) => DROPPERS[name](rest), {
    ...need,
    conditions,
    contentTypes,
  })
  const concepts = query.not.filter(isConceptName)
  if (concepts.length === 0) return edited
  const removedPhrases = new Set(
    edited.asked.filter(({ name }) => concepts.includes(name)).map(({ said }) => said),
  )
  // Implied concepts are removed with their concept.
  const asked = edited.asked.filter(
    (each) => !concepts.includes(each.name) && !(each.implied && removedPhrases.has(each.said)),
  )
  const named = new Set(asked.flatMap(({ name, implied }) => (implied ? [] : [name, baseOf(name)])))
  const removedWords = new Set([...removedPhrases].flatMap(wordsOf))
  for (const { said } of asked) for (const word of wordsOf(said)) removedWords.delete(word)
  return {
    ...edited,
    words: edited.words.filter((word) => !wordsOf(word).every((part) => removedWords.has(part))),
    asked,
    concepts: edited.concepts.filter((name) => named.has(name)),
    // "Massage" was the chip of both.
    conditions: edited.conditions.filter(
      ({ kind, said }) => kind !== 'type' || !removedPhrases.has(said),
    ),
  }
}

/**
 * Whether a need has nothing to search for and means all listings that meet its constraints, or
 * all, since the rest was removed.
 */
export function requestsAll(need: Need, { not }: Pick<ListingQuery, 'not'>): boolean {
  if (need.words.length + need.asked.length > 0) return false
  const isLimited = hasConstraints(need) || need.contentTypes.length + need.priceBands.length > 0
  return isLimited || not.some((name) => isPart(name) || isConceptName(name))
}

/** The name under which a part is removed; null for a part without effect on the list. */
export function dropNameOf(part: NeedPart): string | null {
  if (part.kind === 'concept') return part.name
  if (part.kind === 'repair') return NOT_SPELLING
  if (part.kind === 'condition') return conditionName(part.value)
  return isDropped(part.kind) ? part.kind : null
}

/** Whether a parsed part is removed by this name. */
export function isDropName(name: string): boolean {
  return isPart(name) || isConceptName(name) || name === NOT_SPELLING || name === NOT_BEST_RATED
}

function isPart(name: string): boolean {
  return isDropped(name) || CONDITION_NAMES.has(name)
}

function isDropped(name: string): name is Dropped {
  return Object.hasOwn(DROPPERS, name)
}

/** Whether the chosen countries lie outside the parsed place. */
function isElsewhereChosen({ place }: Need, { facets }: Pick<ListingQuery, 'facets'>): boolean {
  return (
    place !== null &&
    place.words === null &&
    facets.country.length > 0 &&
    !facets.country.some((country) => place.countries.includes(country))
  )
}

/** Whether an active filter already shows a part, so that its chip is redundant. */
export function isShownByFilter(
  part: NeedPart,
  { facets, minRating }: Pick<ListingQuery, 'facets' | 'minRating'>,
) {
  switch (part.kind) {
    case 'condition':
      return part.value.kind === 'rating' && (minRating ?? 0) >= part.value.least
    case 'contentTypes':
      return facets.contentType.length > 0
    case 'priceBands':
      return facets.price.length > 0
    case 'place':
      return facets.country.length > 0
    case 'pets':
      return facets.amenity.includes('pet-friendly')
    case 'wheelchair':
      return facets.amenity.includes('wheelchair-access')
    case 'online':
      return facets.delivery.includes('online')
    default:
      return false
  }
}
