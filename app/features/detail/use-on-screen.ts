import { useEffect, useState } from 'react'

/** Height of the bottom bar; the area that it covers does not count as visible. */
const COVERED_PX = 80

/** Whether an element is in the visible part of the window above the bottom bar; false before hydration. */
export function useOnScreen(element: Element | null): boolean {
  const [onScreen, setOnScreen] = useState(false)
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => setOnScreen(entry?.isIntersecting ?? false),
      { rootMargin: `0px 0px -${COVERED_PX}px` },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      setOnScreen(false)
    }
  }, [element])
  return onScreen
}
