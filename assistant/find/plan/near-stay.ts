import type { ContentType } from '#domain/listing/category.ts'
import { everything } from '#domain/listing/listing-query.ts'
import { type Fit, fitOf } from '#domain/need/fit.ts'
import { isAvailableAnywhere } from '#domain/place/journey.ts'
import type { Point } from '#domain/place/public-place.ts'
import { NEAR_KM } from '../distances.ts'
import { isShowable } from '../showable.ts'
import { needFor, type PlanScope } from './plan-search.ts'

/** Number of listings around a stay that are looked at. */
const LOOKED_AT = 96

/**
 * Listings of some content types within a day trip of a point that meet every constraint of the
 * need, best first; the place of the need applies to the stay.
 */
export async function listNearStay(
  point: Point,
  kinds: readonly ContentType[],
  { wishes, wanted, isOut, around }: PlanScope,
): Promise<Fit[]> {
  const { search, readCandidates, signal } = around
  if (kinds.length === 0) return []
  const query = everything()
  const { hits } = await search.search(
    {
      ...query,
      facets: { ...query.facets, contentType: [...kinds] },
      near: { ...point, km: NEAR_KM },
    },
    { page: 1, perPage: LOOKED_AT },
    { facets: false },
  )
  signal.throwIfAborted()
  const found = await readCandidates(hits.map(({ id }) => id))
  return found
    .filter((candidate) => !isAvailableAnywhere(candidate))
    .flatMap((candidate) => {
      const isStay = candidate.contentType === 'escape'
      const need = needFor(candidate.contentType, isStay ? wanted : { ...wanted, place: null })
      const fit = fitOf(need, candidate)
      return isShowable(fit, { ...wishes, need, isFresh: false }, isOut) ? [fit] : []
    })
    .toSorted((a, b) => b.score - a.score || (a.candidate.id < b.candidate.id ? -1 : 1))
}
