import type { ESCAPE_CATEGORIES, ESCAPE_TYPES } from '#domain/listing/directory.ts'
import type { Bench } from './bench.ts'
import { COUNTRIES } from './countries.ts'
import { numberWord } from './figures.ts'
import { type Land, PLACES, type Place } from './places.ts'
import type { Random } from './random.ts'

type EscapeCategory = (typeof ESCAPE_CATEGORIES)[number]
type EscapeType = (typeof ESCAPE_TYPES)[number]

/** The figures and words of one house. */
export type Setting = {
  place: Place
  type: EscapeType
  unit: 'room' | 'cabin' | 'tent' | 'dome'
  rooms: number
  guests: number
  nights: number
  dollars: number
  near: string
  distance: { words: string; badge: string }
  stay: string
  host: string
  surname: string
  marks: string[]
}

const TYPES: Record<EscapeCategory, readonly EscapeType[]> = {
  'yoga-retreats': ['Estate', 'Lodge', 'Resort', 'Estate', 'Cabin'],
  'spa-resorts': ['Resort', 'Resort', 'Estate'],
  'meditation-centers': ['Estate', 'Lodge', 'Cabin', 'Lodge'],
  'nature-escapes': ['Cabin', 'Cabin', 'Lodge'],
  'mountain-lodges': ['Lodge', 'Lodge', 'Cabin', 'Resort'],
  'desert-camps': ['Lodge', 'Lodge', 'Cabin', 'Resort'],
}

const CATEGORY_MARKS: Record<EscapeCategory, string> = {
  'yoga-retreats': 'yoga',
  'spa-resorts': 'spa',
  'meditation-centers': 'meditation',
  'nature-escapes': 'nature',
  'mountain-lodges': 'mountain',
  'desert-camps': 'desert',
}

const COLD = ['CA', 'CH', 'SI', 'NO', 'JP']
const TROPIC = ['TH', 'ID', 'CR']
const DISTANCES = [
  { words: '80 metres', badge: '80 m' },
  { words: '200 metres', badge: '200 m' },
  { words: '300 metres', badge: '300 m' },
  { words: '450 metres', badge: '450 m' },
  { words: '600 metres', badge: '600 m' },
  { words: '800 metres', badge: '800 m' },
  { words: 'one kilometre', badge: '1 km' },
  { words: 'two kilometres', badge: '2 km' },
]

/** Desert camps stand in deserts, mountain lodges in mountains; the rest anywhere else. */
function suits(place: Place, categories: readonly EscapeCategory[]): boolean {
  const desert = categories.includes('desert-camps')
  if (desert !== place.lands.includes('desert')) return false
  if (categories.includes('mountain-lodges')) return place.lands.includes('mountains')
  return true
}

const fittingPlaces = new Map<string, readonly string[]>()

export function placeFor(
  categories: readonly EscapeCategory[],
  bench: Bench,
  random: Random,
): Place {
  const key = categories.join(' ')
  const fitting =
    fittingPlaces.get(key) ??
    PLACES.filter((place) => suits(place, categories)).map((place) => place.location)
  fittingPlaces.set(key, fitting)
  const [location] = bench.deal(fitting, 1, random)
  const place = PLACES.find((candidate) => candidate.location === location)
  if (!place) throw new Error(`no place for ${categories.join(', ')}`)
  return place
}

export function settingOf(
  place: Place,
  categories: readonly EscapeCategory[],
  random: Random,
): Setting {
  const country = COUNTRIES[place.country]
  const type = typeOf(place, categories, random)
  const unit = unitOf(place, type, random)
  const rooms = random.whole(4, type === 'Resort' ? 24 : 12)
  const nights = random.whole(1, 4)
  const distance = random.pick(DISTANCES)
  const close = DISTANCES.indexOf(distance) < 4
  return {
    place,
    type,
    unit,
    rooms,
    guests: rooms * (unit === 'cabin' || type === 'Resort' ? 2 : 1) + random.whole(1, 4),
    nights,
    dollars: priceOf(country.cost, type, categories, random),
    near: random.pick(place.near),
    distance,
    stay: `${numberWord(rooms)} ${unit}s ${unit === 'room' ? `in ${random.pick(country.houses)}` : frameOf(place, unit, random)}`,
    host: random.pick(country.hosts),
    surname: random.pick(country.surnames),
    marks: [
      type,
      place.country,
      type.toLowerCase(),
      ...(unit === 'room' ? [] : ['cabin']),
      ...place.lands,
      ...categories.map((category) => CATEGORY_MARKS[category]),
      ...(COLD.includes(place.country) ? ['cold'] : []),
      ...(TROPIC.includes(place.country) ? ['tropic'] : []),
      ...(close ? ['close'] : []),
      'stay',
    ],
  }
}

function typeOf(place: Place, categories: readonly EscapeCategory[], random: Random): EscapeType {
  const inn = place.lands.some((land: Land) => land === 'hot-spring' || land === 'mountains')
  if (
    place.country === 'JP' &&
    !categories.includes('yoga-retreats') &&
    (inn || random.chance(0.5))
  )
    return 'Ryokan'
  return random.pick(categories.flatMap((category) => TYPES[category]))
}

function unitOf(place: Place, type: EscapeType, random: Random): Setting['unit'] {
  if (!place.lands.includes('desert')) return type === 'Cabin' ? 'cabin' : 'room'
  if (type === 'Cabin') return 'dome'
  return place.country === 'JO' && type === 'Lodge' && random.chance(0.7) ? 'tent' : 'room'
}

function frameOf(place: Place, unit: Setting['unit'], random: Random): string {
  if (unit === 'tent')
    return random.pick([
      'of goat hair and canvas',
      'with wooden floors',
      'set wide apart below a cliff',
      'with real beds',
    ])
  if (unit === 'dome')
    return random.pick([
      'with a window in the roof',
      'the colour of the ground',
      'of canvas over ash frames',
      'with a stove each',
    ])
  const tree = random.pick(COUNTRIES[place.country].trees)
  return random.pick([
    `of ${tree} and stone`,
    `of ${tree} wood on posts`,
    'with a porch each',
    'set apart among the trees',
    'with one room and one lamp',
  ])
}

function priceOf(
  cost: number,
  type: EscapeType,
  categories: readonly EscapeCategory[],
  random: Random,
): number {
  const base = { Cabin: 140, Lodge: 130, Estate: 160, Resort: 220, Ryokan: 190 }[type]
  const spa = categories.includes('spa-resorts') ? 1.3 : 1
  return Math.round((base * cost * spa * (0.6 + random.next() * 0.9)) / 5) * 5
}
