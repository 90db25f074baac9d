import type { FreeUntil, RequestTerm } from '../booking/booking-request.ts'
import { firstDayOf } from '../booking/request-term.ts'
import { toInstant } from '../place/time-zone.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** Notice for free cancellation: whole days, hours, or a local time on the day before. */
type Notice = { days: number } | { hours: number } | { eveMinutes: number }

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
]
const COUNT = `(\\d{1,3}|${NUMBERS.slice(1).join('|')})`
const FREE = '(?:free(?: cancellation)?|full refund|refunded in full|cancel (?:for )?free)'
const BEFORE = '(?:before(?:hand)?|ahead|in advance|prior)'

// Each match begins a sentence or clause, so that "half is free until" and "the deposit stays, the
// rest is free" do not count.
const SPAN = new RegExp(
  `(?:^|[.;]\\s+)(?:${FREE} (?:until|up to)|(?:change or )?cancel up to) ${COUNT} (hour|day|week)s? ${BEFORE}\\b( without charge| free of charge| at no cost)?`,
  'gi',
)
const DAY_BEFORE = new RegExp(`(?:^|[.;]\\s+)${FREE} (?:until|up to) the day before\\b`, 'gi')
const EVE = new RegExp(
  `(?:^|[.;]\\s+)${FREE} (?:until|up to) (?:(noon)|(\\d{1,2}):(\\d{2})) (?:on the day|the evening|the day) before\\b`,
  'gi',
)

/**
 * The deadline of free cancellation, parsed from the listing's English policy; null unless it states
 * exactly one clear deadline.
 */
export function freeUntilOf(policy: string | null, term: RequestTerm): FreeUntil | null {
  const notice = policy === null ? null : noticeOf(policy)
  if (!notice) return null
  const first = Date.parse(`${firstDayOf(term)}T00:00Z`)
  if ('days' in notice)
    return {
      kind: 'day',
      day: new Date(first - notice.days * DAY_MS).toISOString().slice(0, 10),
    }
  // A stay has no known starting hour or time zone.
  if (term.kind !== 'departure') return null
  const { timeZone } = term
  const at =
    'hours' in notice
      ? Date.parse(term.start) - notice.hours * HOUR_MS
      : toInstant(first - DAY_MS + notice.eveMinutes * MINUTE_MS, timeZone)
  return { kind: 'instant', at: new Date(at).toISOString(), timeZone }
}

const PROMISE = new RegExp(`\\b${FREE} (?:until|up to)\\b`, 'gi')

function noticeOf(policy: string): Notice | null {
  // Several promises depend on unknown conditions.
  if ([...policy.matchAll(PROMISE)].length > 1) return null
  const found: Notice[] = []
  for (const [text, count = '', unit = '', charge] of policy.matchAll(SPAN)) {
    if (!charge && !new RegExp(FREE, 'i').test(text)) continue
    const n = Number(count) || NUMBERS.indexOf(count.toLowerCase())
    if (unit.toLowerCase() === 'hour') found.push({ hours: n })
    else found.push({ days: unit.toLowerCase() === 'week' ? n * 7 : n })
  }
  for (const _ of policy.matchAll(DAY_BEFORE)) found.push({ days: 1 })
  for (const [, noon, hours, minutes] of policy.matchAll(EVE))
    found.push({ eveMinutes: noon ? 12 * 60 : Number(hours) * 60 + Number(minutes) })
  return found.length === 1 ? (found[0] ?? null) : null
}
