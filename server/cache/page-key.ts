import { readLanguagePath } from '#domain/language/language-path.ts'
import { FACETS } from '#domain/listing/listing-query.ts'

/** Parameters that change what a page shows; every other one is left out of key and rendering. */
const PAGE_PARAMETERS: ReadonlySet<string> = new Set([
  ...FACETS,
  'q',
  'concern',
  // The specification's names for the two, which lead to ours.
  'searchQuery',
  'wellnessConcern',
  'rating',
  'verified',
  'not',
  'sort',
  'view',
  'page',
  'item',
  'tab',
  'help',
  'photo',
  'filter',
  // A list without scripts shows its filters.
  'filters',
  'from',
  'ai',
  'on',
  'reviews',
  // The booking card without scripts.
  'checkIn',
  'checkOut',
  'guests',
  'ids',
  // React Router's own: which loaders of a page a data request wants.
  '_routes',
])

/** Answered by other parts of the server, or meant for one visitor. */
const NOT_A_PAGE =
  /^\/(?:__manifest|account|api|auth|booking|functions|art|og|media|assets|healthz|readyz|metrics)(?:[/?.]|$)|\.(?!data(?:$|\?))[a-z0-9]{2,5}(?:$|\?)/

/** Other spellings of an address that no browser sends: as it is asked for they would be read in one place and not in another. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i

const TARGET_LIMIT = 2_048

/**
 * What a page is kept under and rendered from: its path with the parameters that count, in a fixed order
 * (values of one name keep theirs). Null for what is no page or too long to be worth keeping.
 *
 * @param target path and query as they came in the request line
 */
export function pageKeyOf(target: string): string | null {
  if (target.length > TARGET_LIMIT || !target.startsWith('/') || target.startsWith('//'))
    return null
  if (NOT_A_PAGE.test(readLanguagePath(target).path)) return null
  const start = target.indexOf('?')
  if (DOT_SEGMENT.test(start < 0 ? target : target.slice(0, start))) return null
  if (start < 0) return target
  const asked = new URLSearchParams(target.slice(start + 1))
  const kept = [...asked].filter(([name]) => PAGE_PARAMETERS.has(name))
  if (kept.length === 0) return target.slice(0, start)
  kept.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  return `${target.slice(0, start)}?${new URLSearchParams(kept)}`
}
