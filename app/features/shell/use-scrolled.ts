import { useEffect, useState } from 'react'

/** The header turns translucent beyond this (specification section 9). */
const THRESHOLD_PX = 10

export function useScrolled(): boolean {
  // No external store: React would lay the page out at each commit to compare it, and draw it before a new page is painted.
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const hear = () => setScrolled(window.scrollY > THRESHOLD_PX)
    hear()
    addEventListener('scroll', hear, { passive: true })
    return () => removeEventListener('scroll', hear)
  }, [])
  return scrolled
}
