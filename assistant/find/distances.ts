import type { Candidate } from '#domain/need/candidate.ts'
import type { Fit } from '#domain/need/fit.ts'
import { type Need, readNeed } from '#domain/need/need.ts'
import { kilometresBetween } from '#domain/place/distance.ts'
import { countriesWithin, countryPoint, townPoint } from '#domain/place/gazetteer.ts'
import { type Place, placeAround } from '#domain/place/place.ts'
import { placeName } from '#domain/place/place-name.ts'
import type { Point } from '#domain/place/public-place.ts'
import { fold } from '#domain/text/text.ts'
import type { ChatSurroundings } from '../surroundings.ts'

/**
 * Distances of listings from a named place, in km by listing id; not meaningful for a whole
 * country.
 */
export type Distances = { place: string; kmOf: ReadonlyMap<string, number>; isTown: boolean }

export type Nearest = { fits: Fit[]; away: Distances | null }

/** Countries whose centre is nearer are searched before the whole world. */
const AROUND_KM = 1_800
const ENOUGH = 4
/** Listings farther than FAR_FACTOR times the nearest plus FAR_KM are left out. */
const FAR_FACTOR = 3
const FAR_KM = 300

/**
 * Listings that meet a need apart from its place, nearest to that place first; unsorted and `away`
 * null if its location is unknown.
 *
 * @param look returns many that meet a need, best first
 */
export async function listNearestTo(
  place: Place,
  need: Need,
  look: (need: Need) => Promise<Fit[]>,
  around: Pick<ChatSurroundings, 'search' | 'readCoordinates'>,
): Promise<Nearest> {
  const elsewhere = { ...need, place: null }
  const from = await pointOf(place, around)
  if (!from) return { fits: await look(elsewhere), away: null }
  const near = nearPlace(place, from)
  const close = near ? await look({ ...need, place: near }) : []
  const fits = close.length >= ENOUGH ? close : await look(elsewhere)
  const kmOf = await kilometresFrom(
    place,
    fits.map(({ candidate }) => candidate),
    around,
  )
  const kmTo = ({ candidate }: Fit) => kmOf.get(candidate.id) ?? Number.POSITIVE_INFINITY
  const placed = fits.filter((fit) => kmTo(fit) < Number.POSITIVE_INFINITY)
  if (placed.length === 0) return { fits, away: null }
  const ordered = placed.toSorted((a, b) => kmTo(a) - kmTo(b))
  const farthest = FAR_KM + FAR_FACTOR * Math.min(...placed.map(kmTo))
  return {
    fits: ordered.filter((fit) => kmTo(fit) <= farthest),
    away: { place: placeName(place), kmOf, isTown: place.words !== null || Boolean(place.around) },
  }
}

/** Kilometres of listings from a place, by id; those whose location is unknown are left out. */
export async function kilometresFrom(
  place: Place,
  about: readonly Candidate[],
  around: Pick<ChatSurroundings, 'search' | 'readCoordinates'>,
): Promise<ReadonlyMap<string, number>> {
  const from = await pointOf(place, around)
  if (!from) return new Map()
  const points = await around.readCoordinates(about.map(({ id }) => id))
  return new Map([...points].map(([id, point]) => [id, kilometresBetween(from, point)] as const))
}

/** Maximum distance of a listing near a town. */
export const NEAR_KM = 100

/**
 * Listings for a need near a town: those in the town as ranked, then those within NEAR_KM, nearest
 * first. Only those in the town if its location is unknown.
 */
export async function listNearby(
  place: Place,
  need: Need,
  look: (need: Need) => Promise<Fit[]>,
  around: Pick<ChatSurroundings, 'search' | 'readCoordinates'>,
): Promise<Fit[]> {
  const there = await look(need)
  const { fits, away } = await listNearestTo(place, need, look, around)
  const known = new Set(there.map(({ candidate }) => candidate.id))
  const others = fits.flatMap((fit) => {
    const km = away?.kmOf.get(fit.candidate.id)
    return km !== undefined && km <= NEAR_KM && !known.has(fit.candidate.id) ? [{ ...fit, km }] : []
  })
  return [...there, ...others]
}

/** Listings around the visitor, nearest first, with their distances. */
export async function listAround(
  from: Point,
  look: () => Promise<Fit[]>,
  { readCoordinates }: Pick<ChatSurroundings, 'readCoordinates'>,
): Promise<Fit[]> {
  const fits = await look()
  const points = await readCoordinates(fits.map(({ candidate }) => candidate.id))
  return fits
    .flatMap((fit) => {
      const point = points.get(fit.candidate.id)
      return point ? [{ ...fit, km: kilometresBetween(from, point) }] : []
    })
    .sort((a, b) => a.km - b.km)
}

/** The part of the world around a place that is searched first; null if nothing is known there. */
function nearPlace(place: Place, from: Point): Place | null {
  if (place.around) return placeAround({ ...from, km: AROUND_KM })
  const neighbours = countriesWithin(from, AROUND_KM)
  return neighbours.length > 0 ? inCountries(neighbours) : null
}

const inCountries = (countries: string[]): Place => ({ said: '', countries, words: null })

/**
 * Location of a place: by name, by a listing there, or the centre of its countries; null if
 * unknown.
 */
async function pointOf(
  place: Place,
  { search, readCoordinates }: Pick<ChatSurroundings, 'search' | 'readCoordinates'>,
): Promise<Point | null> {
  if (place.around) return place.around
  if (place.words === null)
    return middleOf(place.countries.flatMap((code) => countryPoint(code) ?? []))
  const known = townPoint(fold(place.words)) ?? townPoint(fold(place.said))
  if (known) return known
  const there = await search.retrieve({ ...readNeed(''), place }, { limit: 1 })
  const points = await readCoordinates(there.map(({ candidate }) => candidate.id))
  return [...points.values()][0] ?? null
}

function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
}
