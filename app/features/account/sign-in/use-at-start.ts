import { useEffect, useEffectEvent } from 'react'

/** Runs `act` once on mount. */
export function useAtStart(act: () => void): void {
  const begin = useEffectEvent(act)
  useEffect(() => {
    begin()
  }, [])
}
