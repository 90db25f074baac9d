import { useEffect, useState } from 'react'

/** Whether an element is in the window; false without an element and before hydration. `options` must be constant. */
export function useInView(element: Element | null, options: IntersectionObserverInit): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry?.isIntersecting ?? false),
      options,
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      setInView(false)
    }
  }, [element, options])
  return isInView
}
