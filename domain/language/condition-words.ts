import type { Amenity } from '../need/conditions/condition.ts'

/** The words that state conditions, in one language: folded, as alternatives of a regular expression. */
export type ConditionWords = {
  /** Before a number: a limit that includes it, one that excludes it, and a least number. */
  atMost: string
  fewerThan: string
  atLeast: string
  /** After a number. */
  orFewer: string
  orMore: string
  people: string
  /** A group or session, near which a bare limit is a number of people. */
  groups: string
  smallGroup: string
  oneToOne: string
  minutes: string
  hours: string
  quarters: readonly (readonly [words: string, minutes: number])[]
  aDay: string
  /** Words before the least length of a session, and words after a length that is none of a session. */
  lasting: string
  notLasting: string
  /** A programme of several weeks: its name, and "weeks", also as an adjective. */
  programmes: string
  weeks: string
  /** Before "weeks": more than one. */
  several: string
  /** From Sunday. */
  weekdays: readonly [string, string, string, string, string, string, string]
  /** Weekdays in a form that says each week: "Tuesdays". */
  weekly: string
  /** Between weekdays. */
  andOr: string
  /** Monday to Friday, and the other two as the days of a class. */
  workdays: string
  weekends: string
  /** Between the first and the last weekday of a stay, and before the first. */
  until: string
  from: string
  /** Before a weekday or a part of a day. */
  on: string
  morning: string
  noon: string
  afternoon: string
  evening: string
  /** Before and after a part of the day that does not suit. */
  notIn: string
  isOut: string
  /** Before a time: a session that is over by then, and one that starts before it. */
  over: string
  before: string
  /** After a time: or later. */
  onwards: string
  after: string
  oClock: string
  /** After a rating, before one, and after whole stars: half a star more. */
  stars: string
  rated: string
  halfMore: string
  verified: string
  /** Paid once, or nothing at all. */
  noSubscription: string
  amenities: Partial<Record<Amenity, string>>
}
