import { CONCERN_LABELS } from '#domain/language/concern-words.ts'
import type { ListingQuery } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { withinSentence } from '#domain/text/within-sentence.ts'

/** The query as shown: the text or the concern; empty when everything is shown. */
export function queryLabel({ q, concern }: Pick<ListingQuery, 'q' | 'concern'>): string {
  return q || (concern ? CONCERN_LABELS[concern]() : '')
}

/** Prompt for the assistant. */
export function promptOf({ q, concern }: Pick<ListingQuery, 'q' | 'concern'>): string {
  if (q || !concern) return q
  return m.home_help_text({ concern: withinSentence(CONCERN_LABELS[concern]()) })
}
