import type { Price } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'

/** What one price buys, in words. */
export function priceUnit(price: Price | null): string {
  return price?.per === 'night' ? m.detail_per_night() : m.detail_per_person()
}
