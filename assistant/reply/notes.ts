import { m } from '#domain/messages/messages.js'
import { IN_DOLLAR } from '#domain/money/currency.ts'
import type { Fit } from '#domain/need/fit.ts'
import { needPartLabel } from '#domain/need/need-part-labels.ts'
import { needParts } from '#domain/need/need-parts.ts'
import { nightsOf } from '#domain/need/need-total.ts'
import { fold } from '#domain/text/text.ts'
import { counted, money } from '../facts/number-text.ts'
import { listed } from '../facts/sentence.ts'
import type { Found } from '../find/found.ts'
import { assistantText, type Turn } from '../turn.ts'
import { parseWhen } from '../understand/dates/stated-dates.ts'
import { uncheckedWords } from './unchecked.ts'

/** Notes beside the results: interpretation of the request, and words not checked. */

/** Notes requested words that were not checked; null without any, or if already stated. */
export function uncheckedNote(
  turn: Turn,
  { need, gaveUp }: Found,
  shown: readonly Fit[],
): string | null {
  if (shown.length === 0 || gaveUp?.limit === 'words') return null
  const words = uncheckedWords(turn, need, shown)
  return words.length > 0 ? m.assistant_unchecked({ words: listed(words) }) : null
}

/** Notes that the price of an earlier turn still applies to a new search; null if not. */
export function earlierPriceNote({ own, act, isFirst, wishes: { need } }: Turn): string | null {
  const isHeld = !isFirst && act.kind === 'find' && own.minMinor === null && own.maxMinor === null
  const price = isHeld && needParts(need).find(({ kind }) => kind === 'price')
  return price ? m.assistant_held_price({ price: needPartLabel(price, money) }) : null
}

/**
 * Notes that a limit next to a length of stay was taken as nightly; null if its unit is stated, or
 * if noted before.
 */
export function nightlyPriceNote({ own, request }: Turn, shown: readonly Fit[]): string | null {
  const { maxMinor, totalMinor, maxPer, currency } = own
  const isConverted = currency !== null && currency in IN_DOLLAR
  const isOpen = maxMinor !== null && totalMinor === null && maxPer === null && !isConverted
  const isStay = shown.some(({ candidate }) => candidate.amount?.per === 'night')
  if (!isOpen || !isStay || (nightsOf(own.duration) ?? 1) < 2) return null
  const sum = counted(Math.round(maxMinor / 100))
  const text = m.assistant_price_night({ price: money(maxMinor), sum })
  return assistantText(request).includes(text) ? null : text
}

/** Notes that a party needs several rooms, as the price shown is for one; null if one room is enough for it. */
export function roomsNote({ wishes: { need } }: Turn, shown: readonly Fit[]): string | null {
  const people = need.party?.value ?? 0
  const beds = shown.flatMap(({ candidate: { sleeps, amount } }) =>
    amount?.per === 'night' && sleeps ? [sleeps] : [],
  )
  const least = Math.min(...beds)
  return people > least ? m.assistant_rooms({ people, beds: least }) : null
}

/** Whether a requested date of a stay cannot be checked (only its host can); true until noted. */
export function isStayDateUnknown({ own, request }: Turn, shown: readonly Fit[]): boolean {
  const isStay = shown.some(({ candidate }) => candidate.contentType === 'escape')
  const isDay = own.time !== null && parseWhen(fold(own.time.value)) !== null
  return isStay && isDay && !assistantText(request).includes(m.assistant_dates_stay())
}
