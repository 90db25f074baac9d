import { useEffect, useEffectEvent } from 'react'

/** Does `act` once, when the part is first shown. */
export function useAtStart(act: () => void): void {
  const begin = useEffectEvent(act)
  useEffect(() => {
    begin()
  }, [])
}
