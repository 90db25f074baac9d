/** One date for a visitor's own calendar. */
export type CalendarEntry = {
  /** Unlike that of any other entry. */
  uid: string
  title: string
  description: string
  location: string
  url: string
  /** An instant, or an ISO day for what takes whole days; the day at its end no longer belongs to it. */
  start: Date | string
  end: Date | string
  /** When the file was made. */
  stamp: Date
}

/**
 * An iCalendar file (RFC 5545) with one event or several; times are given in UTC, which every calendar
 * turns into its own.
 */
export function toCalendarFile(
  entries: CalendarEntry | readonly CalendarEntry[],
  producer: string,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(producer)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...[entries].flat().flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function eventLines(entry: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${utcTime(entry.stamp)}`,
    `DTSTART${timeOf(entry.start)}`,
    `DTEND${timeOf(entry.end)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    ...(entry.location ? [`LOCATION:${escapeText(entry.location)}`] : []),
    `URL:${entry.url}`,
    'END:VEVENT',
  ]
}

function timeOf(time: Date | string): string {
  return typeof time === 'string' ? `;VALUE=DATE:${time.replaceAll('-', '')}` : `:${utcTime(time)}`
}

function utcTime(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

const LINE_BYTES = 75

/** A line longer than 75 bytes goes on after a space on the next; no character is cut in two. */
function fold(line: string): string {
  const folded = ['']
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > LINE_BYTES) {
      folded.push(' ')
      bytes = 1
    }
    folded.push(`${folded.pop() ?? ''}${character}`)
    bytes += size
  }
  return folded.join('\r\n')
}
