import { relevant } from '#assistant/find/shortlist.ts'
import { listCandidates } from '#data/catalogue/search/retrieve.ts'
import { readConditions } from '#domain/care/caution.ts'
import { isRisky } from '#domain/care/risk.ts'
import { meetsConstraints } from '#domain/need/constraints.ts'
import { type Fit, fitOf } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { type McpDeps, nowOf } from './deps.ts'
import { needOf } from './need-of.ts'
import type { SearchInput } from './schemas.ts'
import { type StatedLimit, statedLimits } from './stated-limits.ts'

/** As many as the search evaluates; dates and ratings are checked after it. */
const RETRIEVED = 160

export type FoundFits = { need: Need; limits: StatedLimit[]; fits: Fit[] }

/**
 * Listings that break no limit, best first; without those that a stated condition makes a hazard. A query that
 * is the title of a listing counts as that title only, as on the site: its words state no limits.
 *
 * @returns the names of places that cannot be parsed, if there are any
 */
export async function findFits(
  input: SearchInput,
  deps: McpDeps,
): Promise<FoundFits | { unknownPlaces: string[] }> {
  const titled = await listCandidates(deps.catalogue, await deps.search.titled(input.query))
  const read = needOf(titled.length > 0 ? { ...input, query: '' } : input, deps.search.vocabulary())
  if ('unknownPlaces' in read) return read
  const { need } = read
  const limits = statedLimits(need, input, nowOf(deps))
  const kinds = input.contentTypes?.length ? input.contentTypes : need.contentTypes
  const conditions = readConditions(input.query)
  const found =
    titled.length > 0
      ? titled.filter(
          (each) =>
            meetsConstraints(need, each) &&
            (kinds.length === 0 || kinds.includes(each.contentType)),
        )
      : null
  const scope = { limit: RETRIEVED, ...(kinds.length > 0 && { contentTypes: kinds }) }
  const fits =
    found?.map((each) => fitOf(need, each)) ??
    relevant(need, await deps.search.retrieve(need, scope))
  return {
    need,
    limits,
    fits: fits.filter(
      ({ candidate }) =>
        !isRisky(candidate, conditions) &&
        limits.every(({ statusOf }) => statusOf(candidate) !== 'broken'),
    ),
  }
}
