import type { Candidate } from '#domain/need/candidate.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { kilometresBetween } from '#domain/place/distance.ts'
import { isAvailableAnywhere } from '#domain/place/journey.ts'
import type { Point } from '#domain/place/public-place.ts'
import type { ChatSurroundings } from '../../surroundings.ts'
import { NEAR_KM } from '../distances.ts'

/** Place to visit for a listing; null if it is online, an app or sent by post. */
export type Site = { point: Point | null; location: string | null } | null

/** Sites by listing id; listings available anywhere are absent. */
export async function sitesOf(
  fits: readonly Fit[],
  { inPerson }: Pick<Need, 'inPerson'>,
  { readCoordinates }: Pick<ChatSurroundings, 'readCoordinates'>,
): Promise<ReadonlyMap<string, Site>> {
  // For a need in person, a listing that is online as well is visited at its place.
  const isPlaced = (each: Candidate) =>
    !isAvailableAnywhere(each) || (inPerson && each.contentType !== 'essential')
  const placed = fits.map(({ candidate }) => candidate).filter(isPlaced)
  const points = await readCoordinates(placed.map(({ id }) => id))
  const siteOf = ({ id, location }: Candidate) => ({ point: points.get(id) ?? null, location })
  return new Map(placed.map((candidate) => [candidate.id, siteOf(candidate)]))
}

/** Whether both can be visited within a day: they are near each other, or one needs no travel. */
export function areTogether(a: Site, b: Site): boolean {
  if (a === null || b === null) return true
  if (a.point && b.point) return kilometresBetween(a.point, b.point) <= NEAR_KM
  return a.location !== null && a.location === b.location
}
