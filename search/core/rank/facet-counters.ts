import { CONTENT_TYPES, type ContentType } from '#domain/listing/category.ts'
import { FACETS, type Facet, type FacetCounts } from '#domain/listing/listing-query.ts'
import { byCodeUnits } from '../index/dictionary.ts'
import { splitKey } from '../index/facet-values.ts'

/** Minimum ratings offered as a filter. */
const RATING_STEPS = [4.8, 4.5, 4] as const
export const RATED_FROM = RATING_STEPS.map(Math.fround)
const VALUES_SHOWN = 24

/** Counters of one pass; `values` by index in the catalogue's table of facet values. */
export type FacetCounters = {
  /** If false, only totals are counted. */
  withFacets: boolean
  /** By code of the kind. */
  totals: Uint32Array
  values: Uint32Array
  verified: number
  rated: Uint32Array
}

export function createFacetCounters(valueCount: number, withFacets: boolean): FacetCounters {
  return {
    withFacets,
    totals: new Uint32Array(CONTENT_TYPES.length),
    values: new Uint32Array(valueCount),
    verified: 0,
    rated: new Uint32Array(RATED_FROM.length),
  }
}

export function totalOf({ totals }: FacetCounters): number {
  return totals.reduce((sum, count) => sum + count, 0)
}

export function totalsOf({ totals }: FacetCounters): Record<ContentType, number> {
  const at = (kind: ContentType) => totals[CONTENT_TYPES.indexOf(kind)] as number
  return {
    escape: at('escape'),
    essential: at('essential'),
    enhancement: at('enhancement'),
    experience: at('experience'),
  }
}

/** The 24 most frequent values of each facet, ties by code units. */
export function facetCountsOf(counters: FacetCounters, keys: readonly string[]): FacetCounts {
  const best: { key: string; count: number }[][] = FACETS.map(() => [])
  const { values } = counters
  for (let place = 0; place < values.length; place++) {
    const count = values[place] as number
    if (count === 0) continue
    const key = keys[place] as string
    keep(best[splitFacet(key)] as { key: string; count: number }[], key, count)
  }
  const shown = (facet: Facet) =>
    (best[FACETS.indexOf(facet)] ?? []).map(({ key, count }) => ({
      value: splitKey(key).value,
      count,
    }))
  return {
    ...(Object.fromEntries(FACETS.map((facet) => [facet, shown(facet)])) as Record<
      Facet,
      FacetCounts[Facet]
    >),
    verified: counters.verified,
    rated: Object.fromEntries(
      RATING_STEPS.map((step, place) => [String(step), counters.rated[place] as number]),
    ),
  }
}

const splitFacet = (key: string) => splitKey(key).facet

/** Inserts a value into a short sorted list, if it ranks high enough. */
function keep(list: { key: string; count: number }[], key: string, count: number): void {
  const last = list[VALUES_SHOWN - 1]
  if (last && (last.count - count || byCodeUnits(key, last.key)) > 0) return
  let at = list.length
  while (at > 0) {
    const other = list[at - 1] as { key: string; count: number }
    if ((other.count - count || byCodeUnits(key, other.key)) > 0) break
    at -= 1
  }
  list.splice(at, 0, { key, count })
  if (list.length > VALUES_SHOWN) list.pop()
}
