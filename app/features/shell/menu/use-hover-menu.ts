import { useRef, useState } from 'react'
import { useTimer } from '#app/lib/loading/use-timer.ts'

/** Delays for opening and closing menus on hover (specification section 9). */
const OPEN_DELAY_MS = 200
const CLOSE_DELAY_MS = 150
/** Within this time after closing a menu, the next one opens without delay. */
const SKIP_DELAY_MS = 300

export type HoverMenu<Name extends string> = {
  open: Name | null
  enter: (name: Name) => void
  leave: () => void
  show: (name: Name) => void
  close: () => void
}

/** The open menu of a row; at most one. */
export function useHoverMenu<Name extends string>(): HoverMenu<Name> {
  const [open, setOpen] = useState<Name | null>(null)
  const timer = useTimer()
  const closedAt = useRef(Number.NEGATIVE_INFINITY)

  function after(delay: number, next: Name | null) {
    timer.start(delay, () => {
      if (next === null) closedAt.current = performance.now()
      setOpen(next)
    })
  }

  function set(next: Name | null) {
    timer.clear()
    setOpen(next)
  }

  return {
    open,
    enter(name) {
      const skipsDelay = open !== null || performance.now() - closedAt.current < SKIP_DELAY_MS
      if (skipsDelay) set(name)
      else after(OPEN_DELAY_MS, name)
    },
    leave() {
      if (open === null) timer.clear()
      else after(CLOSE_DELAY_MS, null)
    },
    show: set,
    close: () => set(null),
  }
}
