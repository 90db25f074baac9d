import { formatMoney } from '#app/lib/format.ts'
import { PriceBand } from '#app/ui/price-band.tsx'
import { Rating } from '#app/ui/stars.tsx'
import type { ListingCard } from '#domain/listing.ts'

type Priced = Pick<ListingCard, 'amount' | 'price'>

/** The price itself where it is known, else its band. */
export function PriceText({ listing: { amount, price } }: { listing: Priced }) {
  if (amount) return formatMoney(amount.minor, amount.currency)
  return price && <PriceBand band={price} className="font-[380]!" />
}

/** Head of a side card. */
export function PriceLine({
  listing,
}: {
  listing: Priced & Pick<ListingCard, 'rating' | 'reviews' | 'sample'>
}) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="font-[380] font-display text-[2.125rem] leading-none lining-nums">
        <PriceText listing={listing} />
      </span>
      <Rating value={listing.rating} count={listing.reviews} sample={listing.sample} />
    </p>
  )
}
