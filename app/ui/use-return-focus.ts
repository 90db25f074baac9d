import { useRef } from 'react'

/** Radix gives the focus back to its own trigger only; these two give it to whatever had it. */
export function useReturnFocus() {
  const cameFrom = useRef<Element>(null)
  return {
    onOpenAutoFocus() {
      cameFrom.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const target = cameFrom.current
      if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
    },
  }
}
