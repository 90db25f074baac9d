import { useSyncExternalStore } from 'react'

/** The header turns translucent beyond this (specification section 9). */
const THRESHOLD_PX = 10

export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  )
}

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}
