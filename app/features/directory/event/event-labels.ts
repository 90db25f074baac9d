import { formatInstant, formatMoney, formatSpan } from '#app/lib/i18n/format.ts'
import { dateFormat } from '#app/lib/i18n/intl.ts'
import { type DatedEvent, type EventState, localDay } from '#domain/listing/event.ts'
import type { Price } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const SHORT_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const
/** With the name of the local time ("Sydney Time"). */
const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' } as const

/** Formatted texts of an occurrence, in local time of its place. */
export type EventLabels = {
  category: string
  on: string
  state: EventState
  /** ISO instants. */
  start: string
  end: string
  /** "Saturday, November 28, 2026" */
  date: string
  /** "5:45 – 7:45 AM Sydney Time"; over several days with the days. */
  hours: string
  /** "Australia/Sydney, GMT+11" */
  zone: string
  /** The upcoming dates: the day of each, short ("Sat, Nov 28") and in full. */
  dates: { on: string; short: string; date: string }[]
}

/** Formatted on the server: browsers may have older time zone data. */
export function toEventLabels(event: DatedEvent): EventLabels {
  const { category, on, state, occurrence, following } = event
  const { start, end } = occurrence
  const { timeZone } = event.schedule
  const isOneDay = localDay(start, timeZone) === localDay(end, timeZone)
  return {
    category,
    on,
    state,
    start: start.toISOString(),
    end: end.toISOString(),
    date: formatInstant(start, timeZone, DAY),
    hours: formatSpan(start, end, timeZone, isOneDay ? TIME : { ...SHORT_DAY, ...TIME }),
    zone: zoneOf(start, timeZone),
    dates: following.map(({ start: next }) => ({
      on: localDay(next, timeZone),
      short: formatInstant(next, timeZone, SHORT_DAY),
      date: formatInstant(next, timeZone, DAY),
    })),
  }
}

function zoneOf(instant: Date, timeZone: string): string {
  const format = dateFormat({ timeZone, timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')
  return [timeZone.replaceAll('_', ' '), offset?.value].filter(Boolean).join(', ')
}

const PER: Record<Price['per'], (price: { price: string }) => string> = {
  night: m.directory_event_price_night,
  person: m.directory_event_price_person,
  item: m.directory_event_price_item,
  month: m.directory_event_price_month,
  session: m.directory_event_price_session,
  programme: m.directory_event_price_programme,
}

export function priceText({ minor, currency, per }: Price): string {
  return PER[per]({ price: formatMoney(minor, currency) })
}
