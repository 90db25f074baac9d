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
 * What was understood, as chips and as the address of the results that show the same; null when nothing was.
 *
 * @param found the need that what is shown does keep to, where something had to be given up
 */
export function needPart(need: Need, order?: Order, found = need): ChatPartOf<'understood'> | null {
  const parts = needParts(need).filter(({ kind }) => kind !== 'repair')
  if (parts.length === 0) return null
  return {
    type: 'understood',
    filters: parts.map((part) => ({
      kind: part.kind,
      label: needPartLabel(part, money),
      said: part.said,
    })),
    href: resultsAddress(found, order ? SORT_OF[order] : 'relevance'),
  }
}

/** The address whose words are read as this very need. */
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
