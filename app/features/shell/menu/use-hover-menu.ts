import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Menus of the navigation open for a pointer that stays, and forgive one that strays (specification section 9). */
const OPEN_DELAY_MS = 200
const CLOSE_DELAY_MS = 150
/** Whoever has just closed one opens the next at once. */
const SKIP_DELAY_MS = 300

export type HoverMenu<Name extends string> = {
  open: Name | null
  enter: (name: Name) => void
  leave: () => void
  show: (name: Name) => void
  close: () => void
}

/** Which menu of a row is open; one at most. */
export function useHoverMenu<Name extends string>(): HoverMenu<Name> {
  const [open, setOpen] = useState<Name | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leftAt = useRef(Number.NEGATIVE_INFINITY)

  function after(delay: number, next: Name | null) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (next === null) leftAt.current = performance.now()
      setOpen(next)
    }, delay)
  }

  function set(next: Name | null) {
    clearTimeout(timer.current)
    setOpen(next)
  }

  const forget = useEffectEvent(() => clearTimeout(timer.current))
  useEffect(() => () => forget(), [])

  return {
    open,
    enter(name) {
      const isPractised = open !== null || performance.now() - leftAt.current < SKIP_DELAY_MS
      if (isPractised) set(name)
      else after(OPEN_DELAY_MS, name)
    },
    leave() {
      if (open === null) clearTimeout(timer.current)
      else after(CLOSE_DELAY_MS, null)
    },
    show: set,
    close: () => set(null),
  }
}
