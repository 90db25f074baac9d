import { cn } from '#app/lib/cn.ts'
import { formatMoney } from '#app/lib/i18n/format.ts'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import { PriceBand } from '#app/ui/price-band.tsx'
import { Rating } from '#app/ui/stars.tsx'
import type { ListingCard } from '#domain/listing/listing.ts'

type Priced = Pick<ListingCard, 'amount' | 'price' | 'priceText'>

/** The provider's price text, else the amount if known, else the price band. */
export function PriceText({ listing: { amount, price, priceText } }: { listing: Priced }) {
  if (priceText) return <span lang={listingLang()}>{priceText}</span>
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
      <span
        className={cn(
          'font-[380] font-display lining-nums',
          listing.priceText ? 'text-[1.375rem] leading-tight' : 'text-[2.125rem] leading-none',
        )}
      >
        <PriceText listing={listing} />
      </span>
      <Rating value={listing.rating} count={listing.reviews} sample={listing.sample} />
    </p>
  )
}
