import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import { Calendar, type CalendarProps } from './calendar.tsx'

type CalendarPopoverProps = CalendarProps & {
  id?: string | undefined
  label: string
  /** Over a dialog, whose scroll lock would block scrolling in it. */
  modal?: boolean
  onClose: () => void
  /** What opened it: stands beside it, and has the focus again afterwards. */
  opener: RefObject<HTMLElement | null>
}

/** The one day that can be reached by Tab. */
const FOCUSED_DAY = '[role="gridcell"] button[tabindex="0"]'

/** The calendar over the page. Loaded when a date field is reached. */
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
          // The opener closes what it opened by itself.
          onInteractOutside={(event) =>
            opener.current?.contains(event.target as Node) && event.preventDefault()
          }
          // The focus trap of a dialog below takes the focus back from the day that has it first.
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
