import { useEffect, useState } from 'react'

/** What comes sooner is shown without a word about waiting. */
const QUICK_MS = 120

/** True once something has been waited for so long that it must be said. */
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
