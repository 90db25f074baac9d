import type { AMENITIES } from '../../listing/directory.ts'
import type { ListingFacts } from './listing-facts.ts'
import { hasSetting, type Setting } from './settings.ts'
import { canBeOfGroup, isOfGroup, type TypeGroup } from './type-groups.ts'

export type Amenity = (typeof AMENITIES)[number]

export const CONDITION_KINDS = [
  'people',
  'party',
  'minutes',
  'days',
  'weekday',
  'start',
  'amenity',
  'verified',
  'rating',
  'noSubscription',
  'setting',
  'type',
] as const satisfies readonly Condition['kind'][]

/** A condition stated by a visitor; the facts of a listing meet it, break it or leave it open. */
export type Condition =
  /** Size of a group; one to one is `most: 1`. */
  | { kind: 'people'; least: number | null; most: number | null }
  /** Party size. */
  | { kind: 'party'; count: number }
  /** Length of a session. */
  | { kind: 'minutes'; least?: number; most: number | null }
  /** Length of a stay or a programme, in days; in nights, a programme has one day more. */
  | { kind: 'days'; least: number | null; most: number; inNights?: true }
  /** One of some weekdays, 0 for Sunday. */
  | { kind: 'weekday'; days: number[] }
  /** Start of an event, in minutes after midnight: from the first, before the second; with `isOver`, over by the second. */
  | { kind: 'start'; from: number; before: number; isOver?: true }
  /** With `isSoft`, one that a listing may leave open. */
  | { kind: 'amenity'; amenity: Amenity; isSoft?: true }
  | { kind: 'verified' }
  /** Least rating, of 5. */
  | { kind: 'rating'; least: number }
  /** Not paid by the month. */
  | { kind: 'noSubscription' }
  /** One of some landscapes. */
  | { kind: 'setting'; any: [Setting, ...Setting[]] }
  /** One of some groups of types: an app, coaching. */
  | { kind: 'type'; any: [TypeGroup, ...TypeGroup[]] }

/** A condition with the words that state it. */
export type StatedCondition = Condition & { said: string }

/** Identifies a condition within a need: its kind, the slug of an amenity, or the first landscape. */
export function conditionKey(condition: Condition): string {
  if (condition.kind === 'amenity') return condition.amenity
  return condition.kind === 'setting' ? condition.any[0] : condition.kind
}

/**
 * Whether two conditions exclude each other: there is one of each kind, but several landscapes ("in the mountains,
 * by a lake"), and several amenities unless they are opposites.
 */
export function isConflicting(one: Condition, other: Condition): boolean {
  if (one.kind === 'setting' && other.kind === 'setting')
    return one.any.some((name) => other.any.includes(name))
  if (one.kind !== 'amenity' || other.kind !== 'amenity') return one.kind === other.kind
  return one.amenity === other.amenity || OPPOSITES[one.amenity] === other.amenity
}

/** The newer conditions, and the older ones that none of them conflicts with or, as another landscape, replaces. */
export function mergeConditions<Each extends Condition>(
  older: readonly Each[],
  newer: readonly Each[],
): Each[] {
  const isReplaced = (one: Each) =>
    newer.some(
      (other) => isConflicting(one, other) || (one.kind === 'setting' && other.kind === 'setting'),
    )
  return [...newer, ...older.filter((one) => !isReplaced(one))]
}

/** Whether a condition is about when something takes place. */
export function isOfTime({ kind }: Condition): boolean {
  return kind === 'weekday' || kind === 'start'
}

export type Verdict = 'met' | 'broken' | 'unknown'

/** Amenities that exclude each other. */
export const OPPOSITES: Partial<Record<Amenity, Amenity>> = {
  wifi: 'no-wifi',
  'no-wifi': 'wifi',
  'adults-only': 'family-rooms',
  'family-rooms': 'adults-only',
}

/** Amenities that a visitor relies on: a stay that does not confirm one breaks the condition. */
const RELIED_ON: ReadonlySet<Amenity> = new Set<Amenity>(['adults-only'])

/** One to one is a session, no stay. */
function isForOne({ most }: Extract<Condition, { kind: 'people' }>, facts: ListingFacts): boolean {
  return most === 1 && facts.contentType === 'escape'
}

/** Whether a stay has to confirm an amenity. */
export function isReliedOn(condition: Condition): boolean {
  return condition.kind === 'amenity' && RELIED_ON.has(condition.amenity) && !condition.isSoft
}

/** Whether a listing meets a condition; a fact that it does not state is unknown, not broken. */
export function verdictOf(condition: Condition, facts: ListingFacts): Verdict {
  switch (condition.kind) {
    case 'people':
      // A product has no group.
      return facts.contentType === 'essential' || isForOne(condition, facts)
        ? 'broken'
        : compare(facts.people, condition.least, condition.most)
    case 'party':
      return compare(facts.capacity, condition.count, null)
    case 'minutes':
      if (facts.contentType === 'essential') return 'broken'
      return facts.days === null
        ? compare(facts.minutes, condition.least ?? null, condition.most)
        : 'broken'
    case 'days':
      return daysVerdict(condition, facts)
    case 'weekday':
      if (facts.weekday === null) return 'unknown'
      return condition.days.includes(facts.weekday) ? 'met' : 'broken'
    case 'start':
      return startVerdict(condition, facts)
    case 'amenity': {
      if (facts.amenities.includes(condition.amenity)) return 'met'
      // No product is for adults only because a stay is.
      if (facts.contentType === 'essential' && isReliedOn(condition)) return 'broken'
      if (facts.contentType === 'escape' && isReliedOn(condition)) return 'broken'
      const opposite = OPPOSITES[condition.amenity]
      return opposite && facts.amenities.includes(opposite) ? 'broken' : 'unknown'
    }
    case 'verified':
      return facts.verified ? 'met' : 'broken'
    case 'rating':
      return facts.rating !== null && facts.rating >= condition.least ? 'met' : 'broken'
    case 'noSubscription':
      if (facts.isMonthly === null) return 'unknown'
      return facts.isMonthly ? 'broken' : 'met'
    case 'setting':
      return settingVerdict(condition.any, facts)
    case 'type':
      return typeVerdict(condition.any, facts)
  }
}

/** A stay that lies there says so; of a class it may go unsaid, and a product or an app lies nowhere. */
function settingVerdict(any: readonly Setting[], { settings, contentType }: ListingFacts): Verdict {
  if (contentType === 'experience') return hasSetting(settings ?? 0, any) ? 'met' : 'unknown'
  return contentType === 'escape' && hasSetting(settings ?? 0, any) ? 'met' : 'broken'
}

/** A type that no group knows may be one of theirs. */
function typeVerdict(
  any: readonly TypeGroup[],
  { typeGroups, contentType }: ListingFacts,
): Verdict {
  if (!canBeOfGroup(contentType, any)) return 'broken'
  if (typeGroups === null) return 'unknown'
  return isOfGroup(typeGroups, any) ? 'met' : 'broken'
}

function compare(value: number | null, least: number | null, most: number | null): Verdict {
  if (value === null) return 'unknown'
  return value < (least ?? value) || value > (most ?? value) ? 'broken' : 'met'
}

function startVerdict(
  { from, before, isOver }: Extract<Condition, { kind: 'start' }>,
  { startsAt, minutes }: ListingFacts,
): Verdict {
  if (!isOver) return compare(startsAt, from, before - 1)
  if (startsAt === null) return 'unknown'
  if (startsAt >= before) return 'broken'
  return minutes === null ? 'unknown' : compare(startsAt + minutes, null, before)
}

/** Three days have at most three nights, and "at most three days" two; they must reach the minimum of the listing. */
function daysVerdict(
  { least, most, inNights }: Extract<Condition, { kind: 'days' }>,
  { minNights, days, spread, minutes }: ListingFacts,
): Verdict {
  const nights = least === null && !inNights ? most - 1 : most
  if (minNights !== null) return minNights > nights ? 'broken' : 'met'
  if (spread !== null) return compare(spread, least, most)
  // A single session.
  if (days === null && minutes !== null && least !== null && least > 1) return 'broken'
  const near = least === null || least === most ? nearness(most) : 0
  return compare(days, least === null ? null : least - near, most + near + (inNights ? 1 : 0))
}

/** Tolerance of a stated length, in days: "a week" may be six days. */
function nearness(days: number): number {
  if (days < 6) return 0
  return days < 28 ? 1 : 3
}
