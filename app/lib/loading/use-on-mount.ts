import { useEffect, useEffectEvent } from 'react'

/** Runs `act` once on mount. */
export function useOnMount(act: () => void): void {
  const begin = useEffectEvent(act)
  useEffect(() => {
    begin()
  }, [])
}
