import { useRef } from 'react'

/**
 * Focus handlers for Radix, which returns the focus to its own trigger only: these return it to the element
 * that had it, or to `fallback` if there is none or it was removed.
 */
export function useReturnFocus(fallback?: () => HTMLElement | null) {
  const previousFocus = useRef<Element>(null)
  return {
    onOpenAutoFocus() {
      previousFocus.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const previous = previousFocus.current
      const isFocusable =
        previous instanceof HTMLElement && previous.isConnected && previous !== document.body
      const target = isFocusable ? previous : fallback?.()
      target?.focus({ preventScroll: isFocusable })
    },
  }
}
