import type { Sort } from '#domain/listing/listing-query.ts'
import { requestsRetreat } from '#domain/listing/retreat.ts'
import { m } from '#domain/messages/messages.js'
import { type Need, readNeed } from '#domain/need/need.ts'
import { exclusionHeads } from '#domain/need/need-part-labels.ts'
import { exclusionLabel } from '#domain/vocabulary/vocabulary.ts'
import type { Order } from '../understand/act.ts'

/** Sort order of the results page for an order of the chat; a rating is weighted by the number of ratings. */
export const SORT_OF: Record<Order, Sort> = {
  price: 'price-low',
  dearest: 'price-high',
  rating: 'rating',
  popular: 'rating',
}

/**
 * Query that parses to the same need. Names a retreat only if it names nothing else to search for:
 * a retreat is more than its category.
 */
export function needWords(need: Need): string {
  const said = need.asked.flatMap((concept) => (concept.implied ? [] : [concept.said]))
  const named = said.length > 0 ? said : need.words.slice(0, 6)
  const kind = need.said.kind ?? ''
  const matter = named.length === 0 && requestsRetreat([kind]) ? [kind] : named
  const per = need.maxPer === null ? '' : ` per ${need.maxPer}`
  return [
    [...new Set(matter)].join(' '),
    need.petFriendly ? m.assistant_query_pets() : '',
    need.wheelchair ? m.assistant_query_wheelchair() : '',
    need.online ? m.assistant_query_online() : '',
    need.inPerson ? meetingWords(need) : '',
    placeWords(need),
    // Each place is excluded separately: "not in Japan, not in Thailand".
    ...(need.elsewhere?.said.split(', ') ?? []).map((place) =>
      m.assistant_query_elsewhere({ place }),
    ),
    priceWords(need, per),
    ...exclusionHeads(need.avoided).map((head) => avoidedWords(head, need)),
  ]
    .filter(Boolean)
    .join(', ')
}

/**
 * In the visitor's language if that parses to the same exclusion, otherwise with the word itself.
 */
function avoidedWords(word: string, { avoidedAs }: Need): string {
  const said = m.assistant_query_avoided({ word: exclusionLabel(word, avoidedAs) })
  return readNeed(said).avoided.includes(word) ? said : m.assistant_query_avoided({ word })
}

function meetingWords({ remote }: Need): string {
  return remote === 'away' ? m.assistant_query_away() : m.assistant_query_in_person()
}

function placeWords({ place }: Need): string {
  if (!place) return ''
  if (place.around) return m.assistant_query_near_me()
  return place.isNear
    ? m.assistant_query_near({ place: place.said })
    : m.assistant_query_place({ place: place.said })
}

function priceWords({ minMinor, maxMinor }: Need, per: string): string {
  if (maxMinor === 0) return m.assistant_query_free()
  const whole = (minor: number) => Math.floor(minor / 100)
  if (maxMinor !== null && minMinor !== null)
    return `${m.assistant_query_between({ low: whole(minMinor), high: whole(maxMinor) })}${per}`
  if (maxMinor !== null) return `${m.assistant_query_under({ price: whole(maxMinor) })}${per}`
  return minMinor !== null ? `${m.assistant_query_over({ price: whole(minMinor) })}${per}` : ''
}
