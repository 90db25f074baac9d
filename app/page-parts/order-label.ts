import { CONCERN_LABELS } from '#domain/language/concern-words.ts'
import type { ListingQuery } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { withinSentence } from '#domain/text/within-sentence.ts'

/** A sentence that explains the order of the listings; `needOrder` is that of a parsed need. */
export function orderLabel({ sort, q, concern }: ListingQuery, needOrder?: string): string {
  if (sort === 'price-low') return m.results_order_price_low()
  if (sort === 'price-high') return m.results_order_price_high()
  if (sort === 'newest') return m.results_order_newest()
  if (sort === 'rating') return m.results_order_plain()
  if (concern)
    return m.results_order_concern({ concern: withinSentence(CONCERN_LABELS[concern]()) })
  return q ? (needOrder ?? m.results_order_words()) : m.results_order_plain()
}
