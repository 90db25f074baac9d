import {
  type Itinerary,
  type ItineraryLine,
  LINES_LIMIT,
  TRIP_DAYS_LIMIT,
  TRIP_PEOPLE_LIMIT,
} from './itinerary.ts'

const ID_LENGTH = 200
const LINE = /^(\d{1,2})?\.(.+)$/s

/** The query of a trip's address: "days=5&people=2&start=2026-12-05&line=.12&line=2.34". Locks are left out. */
export function writeTrip({ days, people, start, lines }: Itinerary): string {
  const params = new URLSearchParams({ days: `${days}`, people: `${people}` })
  if (start !== null) params.set('start', start)
  for (const { id, day } of lines) params.append('line', `${day ?? ''}.${id}`)
  return params.toString()
}

/** The inverse of writeTrip: invalid and repeated lines are left out. Null without any line. Never throws. */
export function readTrip(params: URLSearchParams): Itinerary | null {
  const read = params.getAll('line').flatMap((line) => readLine(line) ?? [])
  const lines = [...new Map(read.map((line) => [line.id, line])).values()].slice(0, LINES_LIMIT)
  if (lines.length === 0) return null
  const last = Math.max(1, ...lines.map(({ day }) => day ?? 1))
  return {
    days: Math.max(last, countIn(params.get('days'), TRIP_DAYS_LIMIT)),
    people: countIn(params.get('people'), TRIP_PEOPLE_LIMIT),
    start: dateIn(params.get('start')),
    lines,
  }
}

function readLine(line: string): ItineraryLine | null {
  const [, digits, id] = LINE.exec(line) ?? []
  if (id === undefined || id.length > ID_LENGTH) return null
  const day = digits === undefined ? null : Number(digits)
  const isDay = day === null || (day >= 1 && day <= TRIP_DAYS_LIMIT)
  return isDay ? { id, day, isLocked: false } : null
}

/** A count from 1 to a limit; 1 for anything else. */
function countIn(text: string | null, limit: number): number {
  const count = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(1, count), limit)
}

function dateIn(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return null
  const date = new Date(`${text}T00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return isReal ? text : null
}
