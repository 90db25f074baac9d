import type { Candidate } from '#domain/need/candidate.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { isAvailableAnywhere } from '#domain/place/journey.ts'
import type { ChatSurroundings } from '../../surroundings.ts'
import { NEAR_KM } from '../distances.ts'
import { kilometresBetween, type Point } from '../geography/gazetteer.ts'

/** Where one has to go for a listing; null for what is online, an app or sent. */
export type Site = { point: Point | null; location: string | null } | null

/** Where each of some listings is, by id. */
export async function sitesOf(
  fits: readonly Fit[],
  { inPerson }: Pick<Need, 'inPerson'>,
  { readCoordinates }: Pick<ChatSurroundings, 'readCoordinates'>,
): Promise<ReadonlyMap<string, Site>> {
  // What is held online as well is met face to face where it is.
  const isPlaced = (each: Candidate) =>
    !isAvailableAnywhere(each) || (inPerson && each.contentType !== 'essential')
  const placed = fits.map(({ candidate }) => candidate).filter(isPlaced)
  const points = await readCoordinates(placed.map(({ id }) => id))
  const siteOf = ({ id, location }: Candidate) => ({ point: points.get(id) ?? null, location })
  return new Map(placed.map((candidate) => [candidate.id, siteOf(candidate)]))
}

/** Whether one person can go to both within a day: they are near each other, or one comes by itself. */
export function areTogether(a: Site, b: Site): boolean {
  if (a === null || b === null) return true
  if (a.point && b.point) return kilometresBetween(a.point, b.point) <= NEAR_KM
  return a.location !== null && a.location === b.location
}
