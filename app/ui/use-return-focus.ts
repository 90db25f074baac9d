import { useRef } from 'react'

/**
 * Radix gives the focus back to its own trigger only; these two give it to whatever had it, or, where
 * nothing had it or that has gone, to what `otherwise` names.
 */
export function useReturnFocus(otherwise?: () => HTMLElement | null) {
  const cameFrom = useRef<Element>(null)
  return {
    onOpenAutoFocus() {
      cameFrom.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const before = cameFrom.current
      const known = before instanceof HTMLElement && before.isConnected && before !== document.body
      const target = known ? before : otherwise?.()
      target?.focus({ preventScroll: known })
    },
  }
}
