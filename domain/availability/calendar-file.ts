import ICAL from 'ical.js'
import { toSingleLine } from '../text/single-line.ts'

// The library does not count the space before a folded line; RFC 5545 limits lines to 75 bytes
// including it.
ICAL.foldLength = 74

/** An event for a visitor's calendar. */
export type CalendarEntry = {
  /** Unique among all entries. */
  uid: string
  title: string
  description: string
  location: string
  url: string
  /** An instant, or an ISO day for all-day events; the day of `end` is exclusive. */
  start: Date | string
  end: Date | string
  /** Time of creation of the file. */
  stamp: Date
}

/** An iCalendar file (RFC 5545) with one event or several. Times are in UTC. */
export function toCalendarFile(
  entries: CalendarEntry | readonly CalendarEntry[],
  producer: string,
): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//${toSingleLine(producer)}//Events//EN`)
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('method', 'PUBLISH')
  for (const entry of [entries].flat()) calendar.addSubcomponent(eventOf(entry))
  return `${calendar.toString()}\r\n`
}

function eventOf(entry: CalendarEntry): ICAL.Component {
  const event = new ICAL.Component('vevent')
  event.addPropertyWithValue('uid', toSingleLine(entry.uid))
  event.addPropertyWithValue('dtstamp', timeOf(entry.stamp))
  event.addPropertyWithValue('dtstart', timeOf(entry.start))
  event.addPropertyWithValue('dtend', timeOf(entry.end))
  event.addPropertyWithValue('summary', toSingleLine(entry.title))
  event.addPropertyWithValue('description', toLines(entry.description))
  if (entry.location) event.addPropertyWithValue('location', toSingleLine(entry.location))
  event.addPropertyWithValue('url', entry.url)
  return event
}

/** The library escapes line feeds only; programs take every other break for the end of a property. */
function toLines(text: string): string {
  return text.replace(/\r\n?|[\u0085\p{Zl}\p{Zp}]/gu, '\n').replace(/(?![\t\n])\p{Cc}/gu, '')
}

function timeOf(time: Date | string): ICAL.Time {
  return typeof time === 'string'
    ? ICAL.Time.fromDateString(time)
    : ICAL.Time.fromJSDate(time, true)
}
