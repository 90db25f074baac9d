import { useInView } from '#app/lib/loading/use-in-view.ts'
import type { BookingChoice } from '#app/lib/stores/booking-dialog-store.ts'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { Rating } from '#app/ui/stars.tsx'
import type { ListingCard } from '#domain/listing/listing.ts'
import { BookButton } from './book-button.tsx'
import { PriceText } from './price-line.tsx'

/** What the bar, 80 px high, covers does not count as visible. */
const ABOVE_BAR = { rootMargin: '0px 0px -80px' }

type BottomBarProps = {
  listing: Pick<ListingCard, 'amount' | 'price' | 'priceText' | 'rating' | 'sample'>
  /** The unit of the price ("per person"); empty when the price text includes it. */
  unit: string
  action: string
  choice?: BookingChoice
  /** The button of the booking card; the bar shows while it is off screen. */
  cardButton: Element | null
}

/** Sticky price and button on compact screens, in place of the dock. */
export function BottomBar({ listing, unit, action, choice, cardButton }: BottomBarProps) {
  if (useInView(cardButton, ABOVE_BAR)) return null
  return (
    <div
      data-bottom-bar
      className="needs-script fixed inset-x-0 bottom-0 z-35 flex items-center justify-between gap-3 border-line border-t bg-paper-raised px-(--margin) pt-3 pb-[max(14px,env(safe-area-inset-bottom))] md:hidden"
    >
      <p className="min-w-0 leading-tight">
        <strong className="lining-nums">
          <PriceText listing={listing} />
        </strong>
        <span className="flex flex-wrap items-center gap-x-2 text-ink-2 text-micro">
          {unit}
          <Rating compact value={listing.rating} className="text-ink" />
          {listing.rating !== null && listing.sample && <SampleMark />}
        </span>
      </p>
      <BookButton
        label={action}
        {...(choice && { choice })}
        className="flex-none px-5! min-[360px]:px-6.5!"
      />
    </div>
  )
}
