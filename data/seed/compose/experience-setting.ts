import type { Schedule } from '#domain/availability/schedule.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import type { Bench } from './bench.ts'
import { CITIES } from './cities.ts'
import { COUNTRIES } from './countries.ts'
import { numberWord } from './figures.ts'
import { PLACES } from './places.ts'
import type { Practice } from './practice.ts'
import type { Random } from './random.ts'
import { capital } from './writer.ts'

/** Where and when an experience takes place. */
export type Occasion = {
  where: 'city' | 'park' | 'land' | 'online'
  /** The town in sentences; for online ones, the town of the host. */
  town: string
  room: string
  near: string | null
  zone: string
  surname: string
  hosts: readonly string[] | null
  place: Pick<ListingCard, 'location' | 'country'> & {
    coordinates: { lat: number; lng: number } | null
    address: string | null
  }
}

/** Provinces that do not keep the time of their country's first zone. */
const ZONES: readonly (readonly [words: RegExp, zone: string])[] = [
  [/Quebec|Ontario|Prince Edward County/, 'America/Toronto'],
  [/Golden|Canmore/, 'America/Edmonton'],
  [/Java/, 'Asia/Jakarta'],
  [/Azores/, 'Atlantic/Azores'],
  [/Torres del Paine/, 'America/Punta_Arenas'],
]

/** Land that a practice cannot do without. */
const NEEDED_LAND: Record<string, readonly string[]> = {
  'cold water dipping': ['sea', 'lake', 'fjord'],
  'a shore walk': ['sea', 'island'],
  'forest bathing': ['forest'],
  'a walking retreat': ['mountains', 'forest', 'valley'],
}

/** Where outdoor practices meet in a city. */
const PARKS = [
  'the bandstand in the park',
  'the gate of the botanical garden',
  'the allotments behind the railway',
  'the bench by the big lime tree',
  'the footbridge over the water',
  'the meadow behind the hospital',
  'the old greenhouse',
  'the community garden',
]

export function occasionFor(practice: Practice, bench: Bench, random: Random): Occasion {
  const where =
    random.chance(0.3) && practice.where.includes('online') ? 'online' : random.pick(practice.where)
  return where === 'land' ? onLand(practice, bench, random) : inCity(practice, where, bench, random)
}

function inCity(
  practice: Practice,
  where: 'city' | 'online',
  bench: Bench,
  random: Random,
): Occasion {
  const [location] = bench.deal(
    CITIES.map((city) => city.location),
    1,
    random,
  )
  const city = CITIES.find((candidate) => candidate.location === location)
  if (!city) throw new Error('no city')
  const outdoors =
    where === 'city' && (practice.category === 'nature' || practice.name === 'walking meditation')
  const room = random.pick(outdoors ? PARKS : city.rooms)
  const around = (degrees: number) =>
    Math.round((degrees + (random.next() - 0.5) * 0.04) * 10_000) / 10_000
  const online = where === 'online'
  return {
    where: outdoors ? 'park' : where,
    town: city.town,
    room,
    near: null,
    zone: city.zone,
    surname: random.pick(city.surnames),
    hosts: hostsOf(city.country),
    place: {
      location: online ? 'Online' : city.location,
      country: online ? null : city.country,
      coordinates: online
        ? null
        : { lat: around(city.coordinates.lat), lng: around(city.coordinates.lng) },
      address: online ? null : `${room.charAt(0).toUpperCase()}${room.slice(1)}, ${city.town}`,
    },
  }
}

function onLand(practice: Practice, bench: Bench, random: Random): Occasion {
  const needed = NEEDED_LAND[practice.name]
  const fitting = PLACES.filter(({ lands }) =>
    needed
      ? lands.some((land) => needed.includes(land)) && !lands.includes('desert')
      : practice.name === 'a night sky walk' || !lands.includes('desert'),
  )
  const [location] = bench.deal(
    fitting.map((place) => place.location),
    1,
    random,
  )
  const place = fitting.find((candidate) => candidate.location === location)
  if (!place) throw new Error(`no place for ${practice.name}`)
  const country = COUNTRIES[place.country]
  const near = random.pick(place.near)
  const around = (degrees: number) =>
    Math.round((degrees + (random.next() - 0.5) * 0.02) * 10_000) / 10_000
  return {
    where: 'land',
    town: place.town,
    room: `a house near ${near}`,
    near,
    zone: ZONES.find(([words]) => words.test(place.location))?.[1] ?? country.zone,
    surname: random.pick(country.surnames),
    hosts: country.hosts,
    place: {
      location: place.location,
      country: place.country,
      coordinates: { lat: around(place.coordinates.lat), lng: around(place.coordinates.lng) },
      address:
        practice.category === 'retreats'
          ? `House near ${near}, ${place.location}`
          : `Meeting point by ${near}, ${place.location}`,
    },
  }
}

function hostsOf(country: string): readonly string[] | null {
  return Object.entries(COUNTRIES).find(([code]) => code === country)?.[1].hosts ?? null
}

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

export function scheduleOf(
  practice: Practice,
  occasion: Occasion,
  minutes: number,
  seats: number,
  random: Random,
): Schedule {
  const monthly =
    practice.category === 'retreats' ||
    practice.type === 'Detox Program' ||
    random.chance(practice.category === 'workshops' ? 0.7 : 0.12)
  const weekday =
    monthly && practice.category !== 'retreats'
      ? random.pick([6, 0, 6, 2])
      : practice.category === 'retreats'
        ? random.pick([4, 5, 5, 0])
        : random.whole(0, 6)
  const interval = random.chance(0.75) ? 1 : 2
  return {
    timeZone: occasion.zone,
    start: random.pick(practice.starts),
    minutes,
    seats,
    place: occasion.where === 'online' ? 'Online' : (occasion.place.address ?? occasion.town),
    repeat: monthly
      ? { every: 'month', weekday, nth: random.whole(1, 4) }
      : { every: 'week', weekday, interval, offset: random.whole(0, interval - 1) },
  }
}

/** Minutes of a meeting, or of the days of a retreat from the first afternoon to the last lunch. */
export function lengthOf(
  { category, type, length }: Practice,
  random: Random,
): { minutes: number; words: string; long: string } {
  if (category === 'retreats') {
    const days = random.whole(length[0], length[1])
    return {
      minutes: (days - 1) * 1440 - 180,
      words: `${days} days / ${days - 1} nights`,
      long: `${numberWord(days)} days`,
    }
  }
  const steps = Math.round((length[1] - length[0]) / 15)
  const minutes = length[0] + random.whole(0, steps) * 15
  const hours = minutes / 60
  const long = Number.isInteger(hours)
    ? `${numberWord(hours)} ${hours === 1 ? 'hour' : 'hours'}`
    : `${minutes} minutes`
  const words = Number.isInteger(hours)
    ? `${hours} ${hours === 1 ? 'hour' : 'hours'}`
    : `${minutes} minutes`
  return type === 'Detox Program'
    ? { minutes, words: '7 days', long: 'seven days' }
    : { minutes, words, long }
}

/** What is there, or how it reaches people. */
export function surroundings({ where, room, near }: Occasion, random: Random): string[] {
  if (where === 'online')
    return random.some(
      [
        'Live link, no account needed',
        'Sound only, if you prefer',
        'Questions by text',
        'Captions',
        'Dial-in number',
      ],
      3,
    )
  if (where === 'land')
    return [
      `Meeting point by ${near}`,
      ...random.some(
        [
          'Toilets at the start',
          'Bus stop within 300 m',
          'Shelter for bad weather',
          'Flat alternative route',
          'Spare rain capes',
        ],
        3,
      ),
    ]
  if (where === 'park')
    return [
      capital(room),
      ...random.some(
        [
          'Toilets nearby',
          'Benches along the way',
          'Shelter for bad weather',
          'Bicycle stand',
          'Tools and gloves to borrow',
        ],
        3,
      ),
    ]
  return [
    capital(room),
    ...random.some(
      [
        'Chairs as well as mats',
        'Step-free entrance',
        'Coat room',
        'Bicycle stand',
        'Heated floor',
        'Kitchen with kettle',
        'Quiet corner by the door',
      ],
      3,
    ),
  ]
}
