/** One date for a visitor's own calendar. */
export type CalendarEntry = {
  /** Unlike that of any other entry. */
  uid: string
  title: string
  description: string
  location: string
  url: string
  start: Date
  end: Date
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
    `DTSTART:${utcTime(entry.start)}`,
    `DTEND:${utcTime(entry.end)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
  ]
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
