const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const HALF_YEAR_MS = 183 * DAY_MS

/**
 * The time zone of a country (ISO 3166-1 alpha-2): the first of its zones if all have the same time in
 * winter and in summer; null if they differ, or for no country.
 */
export function timeZoneOf(country: string | null, now: Date): string | null {
  const zones = country && /^[A-Z]{2}$/.test(country) ? zonesOf(country) : []
  const later = new Date(now.getTime() + HALF_YEAR_MS)
  const shown = new Set(zones.map((zone) => [now, later].map((at) => clock(at, zone)).join()))
  return shown.size === 1 ? (zones[0] ?? null) : null
}

// Missing from TypeScript's type definitions.
type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }

function zonesOf(country: string): string[] {
  const locale: WithZones = new Intl.Locale(`und-${country}`)
  return locale.getTimeZones?.() ?? []
}

const clock = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    instant,
  )

/** Local time in a zone at an instant, as milliseconds as if it were UTC. */
export function wallTime(instant: number, timeZone: string): number {
  return instant + offsetAt(instant, timeZone)
}

/**
 * The instant at which local time in a zone is `wall` (milliseconds as if it were UTC). A repeated time
 * means its first occurrence; a skipped one is moved forward by the length of the gap.
 */
export function toInstant(wall: number, timeZone: string): number {
  const before = wall - offsetAt(wall - DAY_MS, timeZone)
  const after = wall - offsetAt(wall + DAY_MS, timeZone)
  const isShown = (instant: number) => wallTime(instant, timeZone) === wall
  return !isShown(before) && isShown(after) ? after : before
}

/** Whether a time zone of that name (IANA) is supported. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}

type Clock = { format: Intl.DateTimeFormat; offsets: Map<number, number> }

const clocks = new Map<string, Clock>()
/** Cached minutes per zone: formatting dominates the cost. */
const CACHED_MINUTES = 5_000

/** Offset of a zone from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const { format, offsets } = clockIn(timeZone)
  const minute = Math.floor(instant / MINUTE_MS)
  const known = offsets.get(minute)
  if (known !== undefined) return known
  const shown = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute: past = 0, second = 0 } = shown
  const seconds = Math.floor(instant / 1000) * 1000
  const offset = Date.UTC(year, month - 1, day, hour, past, second) - seconds
  if (offsets.size >= CACHED_MINUTES) offsets.clear()
  offsets.set(minute, offset)
  return offset
}

function clockIn(timeZone: string): Clock {
  const known = clocks.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const clock = { format, offsets: new Map<number, number>() }
  clocks.set(timeZone, clock)
  return clock
}
