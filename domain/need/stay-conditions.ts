import type { readPets } from '../listing/pets.ts'
import type { readPlaces } from '../place/read-place.ts'
import { contentWords } from '../text/content-words.ts'
import { wordsOf } from '../text/text.ts'
import type { Duration, Parsed } from './circumstances.ts'
import type { StatedCondition } from './conditions/condition.ts'
import { isSubject, isWeekend } from './conditions/parse-conditions.ts'
import { isOfAll, type Kind } from './kinds.ts'

type Length = Parsed<Duration> | null

/** A party of more is a group. */
export const COUPLE = 2

const DAYS = { minute: 0, hour: 0, day: 1, week: 7, month: 30 }

export const NIGHTS = /\b(?:nights?|noches?|nachte?|nuits?)\b/

/** Days of a length without an end. */
const LONGEST = 365

/** The length of a stay or programme; "a few days" are two to five. */
function daysCondition({ value, said }: Parsed<Duration>): StatedCondition {
  const { count, to = count, unit, isMost = false, isLeast = false } = value
  const least = isMost ? null : count * DAYS[unit]
  return {
    kind: 'days',
    least,
    most: isLeast ? LONGEST : to * DAYS[unit],
    ...(NIGHTS.test(said) && { inNights: true as const }),
    said,
  }
}

/** The stated conditions that apply, with the length of a stay. */
export function conditionsOf(
  stated: readonly StatedCondition[],
  { isOfStay, duration, kinds }: { isOfStay: boolean; duration: Length; kinds: readonly Kind[] },
): StatedCondition[] {
  const applying = stated
    .filter((each) => (isOfStay ? !isWeekend(each) : !isSubject(each)))
    .filter((each) => each.kind !== 'type' || isOfAll(kinds, each.any))
  const isGiven = applying.some(({ kind }) => kind === 'days')
  return isOfStay && isStay(duration) && !isGiven
    ? [...applying, daysCondition(duration)]
    : applying
}

/** Whether a place to stay is wanted, so that "sauna" may be one of its amenities. */
export function requestsStay(
  kinds: readonly Kind[],
  { welcome }: ReturnType<typeof readPets>,
  { place }: ReturnType<typeof readPlaces>,
): boolean {
  if (kinds.length > 0) return kinds.some(({ type }) => type === 'escape')
  return welcome !== null || place !== null
}

/** Several people for two days or more: "nine of us, a quiet weekend". */
export function isGroupStay(party: Parsed<number> | null, duration: Length): boolean {
  if (!isStay(duration) || (party?.value ?? 0) <= COUPLE) return false
  return duration.value.unit !== 'day' || duration.value.count > 1
}

/** "Three days by the sea", or only "by the sea", which nothing but a stay can be. */
export function isTimeSomewhere(
  stated: readonly StatedCondition[],
  { searchable, duration }: { searchable: string; duration: Length },
): boolean {
  const landscape = stated.filter(({ kind }) => kind === 'setting')
  if (landscape.length === 0) return false
  const others = landscape.reduce((rest, { said }) => rest.replace(said, ' '), searchable)
  return isStay(duration) || contentWords(others).length === 0
}

/** "Tage" in "drei Tage" is not the concept of periods. */
export function isPartOfLength(said: string, duration: Length): boolean {
  return isStay(duration) && duration.said !== said && wordsOf(duration.said).includes(said)
}

/** Durations from a day are lengths of stay; shorter ones may be part of a name. */
export function isStay(duration: Length): duration is Parsed<Duration> {
  return duration !== null && !/^(?:minute|hour)$/.test(duration.value.unit)
}
