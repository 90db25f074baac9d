import { useEffect, useRef } from 'react'

/** One timer, which a later `start` replaces; cleared on unmount. */
export function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const clear = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    start(delayMs: number, run: () => void) {
      clear()
      timer.current = setTimeout(run, delayMs)
    },
    clear,
  }
}
