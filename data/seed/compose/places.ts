import { ESCAPE_COUNTRIES } from '#domain/listing/directory.ts'
import { EAST } from './places-east.ts'
import { EUROPE } from './places-europe.ts'
import { WEST } from './places-west.ts'
import { listOf, rowsOf } from './stock.ts'

/** What kind of land a place stands in; also the marks of its scenes. */
const LANDS = [
  'mountains',
  'desert',
  'sea',
  'island',
  'lake',
  'fjord',
  'river',
  'forest',
  'valley',
  'farm',
  'hot-spring',
] as const
export type Land = (typeof LANDS)[number]
export type EscapeCountry = (typeof ESCAPE_COUNTRIES)[number]

export type Place = {
  country: EscapeCountry
  location: string
  /** The name used inside sentences. */
  town: string
  coordinates: { lat: number; lng: number }
  lands: readonly Land[]
  /** What is close by, as the end of "400 m to …". */
  near: readonly string[]
  /** What there is to see and walk to. */
  sights: readonly string[]
  /** How one gets there. */
  arrival: string
}

/** Real regions and towns; the houses in them are made up. */
export const PLACES: readonly Place[] = [
  ...rowsOf(EAST, 7),
  ...rowsOf(EUROPE, 7),
  ...rowsOf(WEST, 7),
].map(
  ([code = '', location = '', point = '', lands = '', near = '', sights = '', arrival = '']) => {
    const [lat = Number.NaN, lng = Number.NaN] = point.split(' ').map(Number)
    return {
      country: oneOf(ESCAPE_COUNTRIES, code),
      location,
      town: location.split(',')[0] ?? location,
      coordinates: { lat, lng },
      lands: lands.split(' ').map((land) => oneOf(LANDS, land)),
      near: listOf(near),
      sights: listOf(sights),
      arrival,
    }
  },
)

function oneOf<const T extends string>(values: readonly T[], value: string): T {
  const found = values.find((known) => known === value)
  if (found === undefined) throw new Error(`unknown: ${value}`)
  return found
}
