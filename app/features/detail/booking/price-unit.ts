import type { Price } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'

/** Label of the unit that a price is for. */
export function priceUnit(price: Price | null): string {
  return price?.per === 'night' ? m.detail_per_night() : m.detail_per_person()
}
