import { useEffect, useEffectEvent } from 'react'

/** Calls the latest `listener` for an event that reaches the window, while `isOn`. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  isOn = true,
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    if (!isOn) return
    const handle = (event: WindowEventMap[Type]) => onEvent(event)
    window.addEventListener(type, handle)
    return () => window.removeEventListener(type, handle)
  }, [type, isOn])
}
