import { mergeConditions, type StatedCondition } from '#domain/need/conditions/condition.ts'
import type { Need } from '#domain/need/need.ts'
import { parseNeed } from '#domain/need/parse-need.ts'
import type { Place } from '#domain/place/place.ts'
import type { Vocabulary } from '#domain/text/edit-distance.ts'
import { wordsOf } from '#domain/text/text.ts'
import { cachedNeed } from '#search/language.ts'
import type { SearchInput } from './schemas.ts'

export type LimitFields = Omit<SearchInput, 'query' | 'limit'>

const MINOR = 100

/**
 * The need of a search: parsed from its words as on the site, then with the limits that are given as fields,
 * which replace those of the words.
 *
 * @returns the names of places that cannot be parsed, if there are any
 */
export function needOf(
  input: SearchInput,
  vocabulary: Vocabulary | null,
): { need: Need } | { unknownPlaces: string[] } {
  return withFields(cachedNeed(input.query, vocabulary), input, vocabulary)
}

/** A need with the limits that are given as fields. */
export function withFields(
  parsed: Need,
  input: LimitFields,
  vocabulary: Vocabulary | null,
): { need: Need } | { unknownPlaces: string[] } {
  const place = placeNamed(input.place, vocabulary)
  const elsewhere = placeNamed(input.notIn, vocabulary)
  const unknownPlaces = [
    ...(input.place && !place ? [input.place] : []),
    ...(input.notIn && !elsewhere ? [input.notIn] : []),
  ]
  if (unknownPlaces.length > 0) return { unknownPlaces }
  return {
    need: {
      ...parsed,
      ...priceOf(input),
      ...(place && { place }),
      ...(elsewhere && { elsewhere }),
      ...petsOf(input),
      ...deliveryOf(input),
      wheelchair: input.stepFree ?? parsed.wheelchair,
      avoided: [...new Set([...parsed.avoided, ...(input.exclude ?? []).flatMap(excludedWords)])],
      conditions: mergeConditions(parsed.conditions, conditionsOf(input)),
    },
  }
}

function placeNamed(name: string | undefined, vocabulary: Vocabulary | null): Place | null {
  return name ? parseNeed(`in ${name}`, vocabulary, 'exact').place : null
}

function priceOf({ minPrice, maxPrice, per }: LimitFields): Partial<Need> {
  if (minPrice === undefined && maxPrice === undefined) return {}
  return {
    minMinor: minPrice === undefined ? null : Math.round(minPrice * MINOR),
    maxMinor: maxPrice === undefined ? null : Math.round(maxPrice * MINOR),
    maxPer: per ?? null,
    currency: null,
    totalMinor: null,
  }
}

function petsOf({ pets }: LimitFields): Partial<Need> {
  return pets ? { petFriendly: pets === 'welcome', withoutPets: pets === 'none' } : {}
}

function deliveryOf({ delivery }: LimitFields): Partial<Need> {
  if (delivery === 'online') return { online: true, inPerson: false, remote: 'online' }
  return delivery ? { online: false, inPerson: true, remote: null } : {}
}

/**
 * The words of an exclusion as the site parses it ("no yoga"); an unknown thing stands for itself, without
 * punctuation, since the search makes patterns of exclusions.
 */
function excludedWords(thing: string): string[] {
  const { avoided } = parseNeed(`no ${thing}`, null, 'exact')
  return avoided.length > 0 ? avoided : [wordsOf(thing).join(' ')]
}

function conditionsOf({ people, amenities = [], verified }: LimitFields): StatedCondition[] {
  return [
    ...(people === undefined ? [] : [{ kind: 'party', count: people, said: '' } as const]),
    ...amenities.map((amenity) => ({ kind: 'amenity', amenity, said: '' }) as const),
    ...(verified ? [{ kind: 'verified', said: '' } as const] : []),
  ]
}
