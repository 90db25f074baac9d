import { useEffect, useState } from 'react'

/** Faster loads show no loading state. */
const QUICK_MS = 120

/** True once `waits` has lasted long enough to show a loading state. */
export function useSlow(waits: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setSlow(true), QUICK_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waits])
  return waits && slow
}
