import type { Stay } from '#domain/booking.ts'
import type { ListingCard } from '#domain/listing.ts'
import { BookButton } from './book-button.tsx'
import { PriceText } from './price-line.tsx'

type BottomBarProps = {
  listing: Pick<ListingCard, 'amount' | 'price' | 'priceText'>
  unit: string
  action: string
  stay?: Stay
}

/** Compact screens only: price and button stay in reach, in place of the dock. */
export function BottomBar({ listing, unit, action, stay }: BottomBarProps) {
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-35 flex items-center justify-between gap-3 border-line border-t bg-paper-raised px-(--margin) pt-3 pb-[max(14px,env(safe-area-inset-bottom))] md:hidden"
    >
      <p className="leading-tight">
        <strong className="lining-nums">
          <PriceText listing={listing} />
        </strong>
        {unit && <span className="block text-ink-2 text-micro">{unit}</span>}
      </p>
      <BookButton label={action} {...(stay && { stay })} className="px-5! min-[360px]:px-6.5!" />
    </div>
  )
}
