import { priceLabel } from '#app/lib/i18n/price-label.ts'
import type { ListingCard } from '#domain/listing/listing.ts'

/** Listings with their price as text in place of its amount, which a card does not need: lists are smaller so. */
export function withPrices(items: readonly ListingCard[]): ListingCard[] {
  return items.map(({ amount, ...item }) => ({
    ...item,
    amount: null,
    ...(amount && !item.priceText && { priceLabel: priceLabel(amount) }),
  }))
}
