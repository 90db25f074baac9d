import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import { Calendar, type CalendarProps } from './calendar.tsx'

type CalendarPopoverProps = CalendarProps & {
  id?: string | undefined
  label: string
  /** Set when opened from a dialog, whose scroll lock would block scrolling here. */
  modal?: boolean
  onClose: () => void
  /** The element that opened it: its anchor, and the target of the focus after closing. */
  opener: RefObject<HTMLElement | null>
}

/** The one day in the tab order. */
const FOCUSED_DAY = '[role="gridcell"] button[tabindex="0"]'

/** The calendar in a popover, lazily loaded. */
export function CalendarPopover({
  id,
  label,
  modal = false,
  onClose,
  opener,
  ...calendar
}: CalendarPopoverProps) {
  return (
    <Popover.Root open modal={modal} onOpenChange={(open) => open || onClose()}>
      <Popover.Anchor virtualRef={opener as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          data-slot="popover"
          id={id}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="panel popover w-auto! max-w-[calc(100vw-24px)] max-md:p-3!"
          aria-label={label}
          // The opener toggles the popover itself.
          onInteractOutside={(event) =>
            opener.current?.contains(event.target as Node) && event.preventDefault()
          }
          // The focus trap of a dialog below would otherwise move the focus away from the first focused day.
          onOpenAutoFocus={(event) => {
            if (!(event.currentTarget instanceof HTMLElement)) return
            event.preventDefault()
            event.currentTarget.querySelector<HTMLElement>(FOCUSED_DAY)?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.current?.focus({ preventScroll: true })
          }}
        >
          <Calendar {...calendar} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
