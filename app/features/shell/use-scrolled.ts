import { useEffect, useState } from 'react'

/** The header turns translucent beyond this (specification section 9). */
const THRESHOLD_PX = 10

export function useScrolled(): boolean {
  // Not `useSyncExternalStore`: reading `scrollY` at each commit would force layout, and its updates are synchronous.
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > THRESHOLD_PX)
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])
  return scrolled
}
