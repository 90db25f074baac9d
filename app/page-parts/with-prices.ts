import { priceLabel } from '#app/lib/i18n/price-label.ts'
import type { ListingCard } from '#domain/listing/listing.ts'

/** Listings with their price as text in place of its amount, which a card does not need: lists are smaller so. */
export function withPrices(items: readonly ListingCard[]): ListingCard[] {
  return items.map((item) => ({ ...withPrice(item), amount: null }))
}

/** A listing with its price as text, in the language of the request. */
export function withPrice(item: ListingCard): ListingCard {
  const { amount, priceText } = item
  return amount && !priceText ? { ...item, priceLabel: priceLabel(amount) } : item
}
