import { BASE_LANGUAGE } from '#domain/language/language.ts'
import { readLanguagePath } from '#domain/language/language-path.ts'
import { regionIn } from '#domain/language/region.ts'
import { FACETS } from '#domain/listing/listing-query.ts'
import { distanceUnit } from '#domain/place/distance-unit.ts'

/** Parameters that change a page; all others are left out of the key and of rendering. */
const PAGE_PARAMETERS: ReadonlySet<string> = new Set([
  ...FACETS,
  'q',
  'concern',
  // The specification's names of the two above, which are redirected.
  'searchQuery',
  'wellnessConcern',
  'rating',
  'verified',
  'area',
  'near',
  'within',
  'not',
  'sort',
  'view',
  'page',
  'item',
  'tab',
  'help',
  'photo',
  'filter',
  // Without scripts: the filters of a list.
  'filters',
  'from',
  'ai',
  'on',
  'reviews',
  // Without scripts: the booking card.
  'checkIn',
  'checkOut',
  'guests',
  'ids',
  // A trip.
  'days',
  'people',
  'start',
  'line',
  // React Router's own: the loaders that a data request runs.
  '_routes',
])

/** Answered by other parts of the server, or specific to one visitor. */
const NOT_A_PAGE =
  /^\/(?:__manifest|account|api|auth|booking|functions|feeds|embed|art|og|media|assets|healthz|readyz|metrics|mcp)(?:[/?.]|$)|\.(?!data(?:$|\?))[a-z0-9]{2,5}(?:$|\?)/

/** Dot segments, which no browser sends: routers and caches would interpret them differently. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i

const TARGET_LIMIT = 2_048

/**
 * Cache key of a page, which is also the target rendered: its path with the relevant parameters in a fixed
 * order (values of one name keep their order). Null for other targets and for those too long to cache.
 *
 * @param target path and query of the request line
 */
export function pageKeyOf(target: string): string | null {
  if (target.length > TARGET_LIMIT || !target.startsWith('/') || target.startsWith('//'))
    return null
  if (NOT_A_PAGE.test(readLanguagePath(target).path)) return null
  const start = target.indexOf('?')
  if (DOT_SEGMENT.test(start < 0 ? target : target.slice(0, start))) return null
  if (start < 0) return target
  const params = new URLSearchParams(target.slice(start + 1))
  const relevant = [...params].filter(([name]) => PAGE_PARAMETERS.has(name))
  if (relevant.length === 0) return target.slice(0, start)
  relevant.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  return `${target.slice(0, start)}?${new URLSearchParams(relevant)}`
}

/** Whether a page depends on the region of its reader: distances in English are in miles or kilometres. */
export function variesByRegion(target: string): boolean {
  return /[?&]near=/.test(target) && readLanguagePath(target).language === BASE_LANGUAGE
}

/** The `Accept-Language` that stands for those of all readers in kilometres, of pages that vary by it. */
const IN_KILOMETRES = 'en-001'

/** The `Accept-Language` that a page is rendered with; empty for none. */
export function pageLanguages(target: string, accepted = ''): string {
  const isMetric = distanceUnit(BASE_LANGUAGE, regionIn(accepted)) === 'kilometer'
  return isMetric && variesByRegion(target) ? IN_KILOMETRES : ''
}
