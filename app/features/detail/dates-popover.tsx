import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import type { Stay } from '#domain/booking.ts'
import { m } from '#domain/messages/messages.js'
import DateRangePicker from './date-range-picker.tsx'

type DatesPopoverProps = {
  stay: Stay
  onChoose: (checkIn: string | null, checkOut: string | null) => void
  onClose: () => void
  /** What opened it: stands beside it, and has the focus again afterwards. */
  opener: RefObject<HTMLElement | null>
}

/** The calendar over the page. Loaded when somebody reaches for it. */
export function DatesPopover({ stay, onChoose, onClose, opener }: DatesPopoverProps) {
  return (
    <Popover.Root open onOpenChange={(open) => open || onClose()}>
      <Popover.Anchor virtualRef={opener as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          data-slot="popover"
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="panel popover w-auto! max-w-[calc(100vw-24px)] max-md:p-3!"
          aria-label={m.detail_choose_dates()}
          // The opener closes what it opened by itself.
          onInteractOutside={(event) =>
            opener.current?.contains(event.target as Node) && event.preventDefault()
          }
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.current?.focus({ preventScroll: true })
          }}
        >
          <DateRangePicker stay={stay} onChoose={onChoose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
