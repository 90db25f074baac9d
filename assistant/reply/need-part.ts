import type { ChatPartOf } from '#domain/chat/chat.ts'
import {
  everything,
  plainText,
  type Sort,
  writeListingQuery,
} from '#domain/listing/listing-query.ts'
import type { Need } from '#domain/need/need.ts'
import { needPartLabel } from '#domain/need/need-part-labels.ts'
import { needParts } from '#domain/need/need-parts.ts'
import { money } from '../facts/number-text.ts'
import { needWords, SORT_OF } from '../find/results-query.ts'
import type { Order } from '../understand/act.ts'

/**
 * The parsed need as chips, with the URL of the same results; null for an empty need.
 *
 * @param found the need that the listings shown meet, if a constraint was relaxed
 */
export function needPart(need: Need, order?: Order, found = need): ChatPartOf<'understood'> | null {
  const parts = needParts(need).filter(({ kind }) => kind !== 'repair')
  if (parts.length === 0) return null
  const filters = parts.map((part) => ({
    kind: part.kind,
    label: needPartLabel(part, money),
    said: part.said,
  }))
  return {
    type: 'understood',
    // "On Saturday" is a time and a condition of the same words.
    filters: filters.filter(
      ({ label }, at) => filters.findIndex((each) => each.label === label) === at,
    ),
    href: resultsAddress(found, order ? SORT_OF[order] : 'relevance'),
  }
}

/** The URL of the results, whose query is parsed as this need. */
function resultsAddress(need: Need, sort: Sort): string {
  const query = everything()
  const params = writeListingQuery({
    ...query,
    sort,
    q: plainText(needWords(need)),
    facets: {
      ...query.facets,
      contentType: need.contentTypes.length === 1 ? need.contentTypes : [],
    },
  })
  params.set('ai', '1')
  return `/search-results?${params}`
}
