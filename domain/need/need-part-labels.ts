import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import { CATEGORY_TITLES } from '../language/words.ts'
import { categoryOf } from '../listing/category.ts'
import { IN_DOLLAR, type NamedCurrency } from '../money/currency.ts'
import { CONCEPT_LABELS } from '../thesaurus/labels.ts'
import { exclusionLabel } from '../vocabulary/vocabulary.ts'
import type { Company, Duration } from './circumstances.ts'
import { conditionLabel } from './conditions/condition-label.ts'
import { AVOIDABLE } from './exclusions.ts'
import type { NeedPart } from './need-parts.ts'

const COMPANY_LABELS: Record<Company, () => string> = {
  solo: m.understood_company_solo,
  couple: m.understood_company_couple,
  family: m.understood_company_family,
  friends: m.understood_company_friends,
  women: m.understood_company_women,
  men: m.understood_company_men,
  team: m.understood_company_team,
}

const REMOTE_LABELS = {
  online: m.understood_over_the_net,
  visit: m.understood_visit,
  home: m.understood_online,
  away: m.understood_away,
}

const CLOCK_LABELS = { minute: m.understood_minutes, hour: m.understood_hours }

const DURATION_LABELS = {
  day: m.understood_days,
  week: m.understood_weeks,
  month: m.understood_months,
}

function durationLabel({ isMost, isLeast, to, ...length }: Duration): string {
  const label = to
    ? `${length.count}–${lengthLabel({ ...length, count: to })}`
    : lengthLabel(length)
  if (isLeast) return m.understood_at_least({ length: label })
  return isMost ? m.understood_up_to({ length: label }) : label
}

function lengthLabel({ unit, count }: Duration): string {
  const format = new Intl.NumberFormat(getLocale())
  return unit === 'minute' || unit === 'hour'
    ? CLOCK_LABELS[unit]({ count: format.format(count) })
    : DURATION_LABELS[unit]({ n: count })
}

/**
 * The names of exclusions: the first word of each complete group ("perfume, scented, incense"), and
 * every other word.
 */
export function exclusionHeads(values: readonly string[]): string[] {
  const whole = AVOIDABLE.flatMap((group) =>
    group.every((word) => values.includes(word)) ? [group] : [],
  )
  const parts = new Set(whole.flatMap(([, ...others]) => others))
  const heads = new Set(whole.flatMap(([head]) => head ?? []).filter((head) => !parts.has(head)))
  const others = new Set(whole.flat())
  return values.filter((word) => heads.has(word) || !others.has(word))
}

/** The label of a chip for one parsed part. `money` formats minor units of the default currency. */
export function needPartLabel(part: NeedPart, money: (minor: number) => string): string {
  switch (part.kind) {
    case 'concept':
      return CONCEPT_LABELS[part.name]()
    case 'contentTypes':
      return part.values.map((type) => CATEGORY_TITLES[categoryOf(type)]()).join(', ')
    case 'priceBands':
      return part.values.includes('$') ? m.understood_bands_low() : m.understood_bands_high()
    case 'price':
      return priceLabel(part, money)
    case 'place':
      return placeLabel(part)
    case 'elsewhere':
      return ISLAND.test(part.name)
        ? m.understood_elsewhere_island({ place: part.name })
        : m.understood_elsewhere({ place: part.name })
    case 'duration':
      return durationLabel(part.value)
    case 'company':
      return COMPANY_LABELS[part.value]()
    case 'party':
      return m.understood_party({ n: part.value })
    case 'time':
      return part.value
    case 'thing':
      return part.said
    case 'condition':
      return conditionLabel(part.value)
    case 'avoided':
      return m.understood_avoided({
        words: exclusionHeads(part.values)
          .map((head) => exclusionLabel(head, part.typed))
          .join(', '),
      })
    case 'repair':
      return m.understood_repair({ meant: part.meant, typed: part.said })
    case 'pets':
      return m.understood_pets()
    case 'withoutPets':
      return m.understood_without_pets()
    case 'wheelchair':
      return m.understood_wheelchair()
    case 'online':
      return REMOTE_LABELS[part.remote ?? 'home']()
    case 'inPerson':
      return part.remote === 'away' ? m.understood_away() : m.understood_in_person()
  }
}

/** Islands take "on", not "in". */
const ISLAND = / islands?$/i

function placeLabel({
  name,
  isNear,
  isHere,
  orOnline,
}: Extract<NeedPart, { kind: 'place' | 'elsewhere' }>) {
  if (isHere) return m.understood_near_you()
  if (orOnline) return m.understood_place_or_online({ place: name })
  if (isNear) return m.understood_place_near({ place: name })
  return ISLAND.test(name)
    ? m.understood_place_island({ place: name })
    : m.understood_place({ place: name })
}

const PER_LABELS = {
  night: m.understood_per_night,
  month: m.understood_per_month,
  session: m.understood_per_session,
  person: m.understood_per_person,
}

/** Prices are compared in dollars in any stated currency; the chip states it. */
const EQUAL_TO_DOLLARS: Partial<Record<NamedCurrency, () => string>> = {
  EUR: m.understood_euros,
  GBP: m.understood_pounds,
  CHF: m.understood_francs,
}

function priceLabel(
  { minMinor, maxMinor, per, currency, totalMinor }: Extract<NeedPart, { kind: 'price' }>,
  money: (minor: number) => string,
): string {
  if (maxMinor === 0) return m.understood_price_free()
  const price =
    minMinor !== null && maxMinor !== null
      ? m.understood_price_between({ low: money(minMinor), high: money(maxMinor) })
      : maxMinor !== null
        ? m.understood_price_below({ price: money(maxMinor) })
        : m.understood_price_above({ price: money(minMinor ?? 0) })
  const each = per ? PER_LABELS[per]({ price }) : price
  const whole =
    totalMinor === null ? each : m.understood_price_total({ price: each, total: money(totalMinor) })
  if (currency === null || currency === 'USD') return whole
  const rate = IN_DOLLAR[currency]
  if (rate) return m.understood_price_at_rate({ price: whole, currency, rate: String(rate) })
  const named = EQUAL_TO_DOLLARS[currency]?.() ?? currency
  return m.understood_price_as_dollars({ price: whole, currency: named })
}
