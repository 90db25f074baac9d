import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import { amenityTitle } from '../../language/place-words.ts'
import type { Condition } from './condition.ts'
import type { Setting } from './settings.ts'
import type { TypeGroup } from './type-groups.ts'

/** The label of a chip for a stated condition. */
export function conditionLabel(condition: Condition): string {
  switch (condition.kind) {
    case 'people':
      return peopleLabel(condition)
    case 'party':
      return m.understood_party({ n: condition.count })
    case 'minutes':
      return minutesLabel(condition)
    case 'days':
      return daysLabel(condition)
    case 'weekday':
      return condition.days.map(weekdayName).join(', ')
    case 'start':
      return startLabel(condition)
    case 'amenity':
      return amenityTitle(condition.amenity)
    case 'verified':
      return m.understood_verified()
    case 'rating':
      return m.understood_rating({ rating: condition.least.toLocaleString(getLocale()) })
    case 'noSubscription':
      return m.understood_no_subscription()
    case 'setting':
      return eitherOf(condition.any.map((name) => SETTING_LABELS[name]()))
    case 'type':
      return eitherOf(condition.any.map((name) => TYPE_GROUP_LABELS[name]()))
  }
}

const SETTING_LABELS: Record<Setting, () => string> = {
  sea: m.setting_sea,
  beach: m.setting_beach,
  lake: m.setting_lake,
  river: m.setting_river,
  mountains: m.setting_mountains,
  forest: m.setting_forest,
  desert: m.setting_desert,
  island: m.setting_island,
}

const TYPE_GROUP_LABELS: Record<TypeGroup, () => string> = {
  app: m.type_group_app,
  coaching: m.type_group_coaching,
  wearable: m.type_group_wearable,
  massage: m.type_group_massage,
  acupuncture: m.type_group_acupuncture,
  chiropractic: m.type_group_chiropractic,
  medspa: m.type_group_medspa,
  holistic: m.type_group_holistic,
  class: m.type_group_class,
  retreat: m.type_group_retreat,
}

function eitherOf(labels: readonly string[]): string {
  return new Intl.ListFormat(getLocale(), { type: 'disjunction' }).format(labels)
}

const WEEK = 7
const MONTH = 30
const YEAR = 365

function lengthLabel(days: number, inNights = false): string {
  if (inNights) return m.understood_nights({ n: days })
  if (days % MONTH === 0) return m.understood_months({ n: days / MONTH })
  return days % WEEK === 0 ? m.understood_weeks({ n: days / WEEK }) : m.understood_days({ n: days })
}

function daysLabel({ least, most, inNights }: Extract<Condition, { kind: 'days' }>): string {
  const length = lengthLabel(most, inNights)
  if (least === null) return m.understood_up_to({ length })
  if (least === most) return length
  if (most >= YEAR) return m.understood_at_least({ length: lengthLabel(least, inNights) })
  return `${least}–${inNights ? length : m.understood_days({ n: most })}`
}

function minutesLabel({ least = 0, most }: Extract<Condition, { kind: 'minutes' }>): string {
  const length = m.understood_minutes({ count: most ?? least })
  return most === null ? m.understood_at_least({ length }) : m.understood_up_to({ length })
}

function peopleLabel({ least, most }: Extract<Condition, { kind: 'people' }>): string {
  if (most === 1) return m.understood_one_to_one()
  return most === null
    ? m.understood_people_least({ n: least ?? 0 })
    : m.understood_people_most({ n: most })
}

/** 4 January 1970 was a Sunday. */
const SUNDAY = Date.UTC(1970, 0, 4)
const DAY_MS = 86_400_000

function weekdayName(day: number): string {
  const format = new Intl.DateTimeFormat(getLocale(), { weekday: 'long', timeZone: 'UTC' })
  return format.format(SUNDAY + day * DAY_MS)
}

const DAY = 24 * 60

function startLabel({ from, before, isOver }: Extract<Condition, { kind: 'start' }>): string {
  if (isOver) return m.understood_over_by({ time: timeOf(before) })
  if (before >= DAY) return m.understood_starts_from({ time: timeOf(from) })
  if (from === 0) return m.understood_starts_before({ time: timeOf(before) })
  return m.understood_starts_between({ from: timeOf(from), before: timeOf(before) })
}

function timeOf(minutes: number): string {
  const format = new Intl.DateTimeFormat(getLocale(), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  return format.format(minutes * 60_000)
}
