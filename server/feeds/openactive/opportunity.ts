import { eventPath } from '#app/features/directory/event/event-path.ts'
import { shareImageUrl } from '#domain/artwork/address.ts'
import { nextOccurrences, type Occurrence, type Schedule } from '#domain/availability/schedule.ts'
import { isOnline, localDay } from '#domain/listing/event.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { urlOf } from '../../mcp/listing-lines.ts'
import type { FeedDeps } from '../deps.ts'
import { activityOf } from './activity.ts'

type Site = Pick<FeedDeps, 'origin' | 'name'>

export const CONTEXT = 'https://openactive.io/'
/** One kind for all: a reader knows an item by its kind and id, and a class may become a single date. */
export const KIND = 'SessionSeries'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const ICAL_WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const DAY_MINUTES = 1440

/**
 * A listing with dates in the OpenActive model (Modelling Opportunity Data 2.0). A series holds the rule of its dates,
 * so that an item changes only with its listing. What a listing does not state is left out.
 */
export function toOpportunity(listing: Listing, schedule: Schedule, site: Site) {
  const { slug, title, description, host, amount } = listing
  const url = urlOf(site, listing)
  return {
    '@context': CONTEXT,
    '@type': KIND,
    '@id': url,
    identifier: listing.id,
    name: title,
    description,
    url,
    image: [{ '@type': 'ImageObject', url: `${site.origin}${shareImageUrl(slug)}` }],
    activity: [activityOf(listing, site.origin)],
    ...(host && { organizer: { '@type': 'Person', '@id': `${url}#host`, name: host.name } }),
    eventAttendanceMode: `https://schema.org/${isOnline(schedule) ? 'Online' : 'Offline'}EventAttendanceMode`,
    ...(!isOnline(schedule) && { location: placeOf(listing, schedule) }),
    maximumAttendeeCapacity: schedule.seats,
    duration: `PT${schedule.minutes}M`,
    ...(amount && {
      offers: [
        {
          '@type': 'Offer',
          '@id': `${url}#offer`,
          name: amount.per,
          price: amount.minor / 100,
          priceCurrency: amount.currency,
          url,
        },
      ],
    }),
    ...datesOf(listing, schedule, site),
  }
}

function datesOf(listing: Listing, schedule: Schedule, { origin }: Site) {
  const { repeat, timeZone, start, minutes } = schedule
  const [category] = listing.categories
  const page = category && `${origin}${eventPath({ category, slug: listing.slug })}`
  if (repeat.every === 'once') {
    const [only] = nextOccurrences(schedule, new Date(0), 1)
    return { subEvent: only ? [sessionOf(only, `${page ?? listing.id}?on=${repeat.on}`)] : [] }
  }
  const [first] = nextOccurrences(schedule, listing.createdAt, 1)
  return {
    eventSchedule: [
      {
        '@type': 'Schedule',
        ...(first && { startDate: localDay(first.start, timeZone) }),
        startTime: start,
        endTime: endTimeOf(start, minutes),
        duration: `PT${minutes}M`,
        scheduleTimezone: timeZone,
        ...ruleOf(repeat),
        scheduledEventType: 'ScheduledSession',
        ...(page && { urlTemplate: `${page}?on={startDate}` }),
      },
    ],
  }
}

function sessionOf({ start, end }: Occurrence, url: string) {
  return {
    '@type': 'ScheduledSession',
    '@id': url,
    url,
    startDate: start.toISOString(),
    endDate: end.toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
  }
}

function ruleOf(repeat: Exclude<Schedule['repeat'], { every: 'once' }>) {
  if (repeat.every === 'week')
    return {
      repeatFrequency: `P${repeat.interval}W`,
      byDay: [`https://schema.org/${WEEKDAYS[repeat.weekday]}`],
    }
  const nth = repeat.nth < 5 ? repeat.nth : -1
  return { repeatFrequency: 'P1M', byDay: [`${nth}${ICAL_WEEKDAYS[repeat.weekday]}`] }
}

/** The local time of day at which a date ends, "HH:MM"; of one over several days on its last day. */
function endTimeOf(start: string, minutes: number): string {
  const [hour = 0, minute = 0] = start.split(':').map(Number)
  const end = (hour * 60 + minute + minutes) % DAY_MINUTES
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function placeOf(listing: Listing, schedule: Schedule) {
  const { coordinates, address, location } = listing
  const text = [address, location].filter(Boolean).join(', ')
  return {
    '@type': 'Place',
    name: schedule.place,
    ...(text && { address: text }),
    ...(coordinates && {
      geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    }),
  }
}
