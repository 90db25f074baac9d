import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** A part of the page that is fetched when it is wanted. */
export type OnDemand<T> = {
  /** Fetches it, once; after a failure the next call tries again. */
  load: () => Promise<T>
  current: () => T | null
  subscribe: (listener: () => void) => () => void
}

export function onDemand<T>(fetchPart: () => Promise<T>): OnDemand<T> {
  const listeners = new Set<() => void>()
  let loading: Promise<T> | null = null
  let part: T | null = null
  return {
    load() {
      loading ??= fetchPart().then(
        (fetched) => {
          part = fetched
          for (const listener of listeners) listener()
          return fetched
        },
        (cause) => {
          loading = null
          throw cause
        },
      )
      return loading
    },
    current: () => part,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The part once it has arrived, null before; `onMissing` hears when it cannot be fetched. */
export function useOnDemand<T>(
  part: OnDemand<T>,
  wanted: boolean,
  onMissing: () => void,
): T | null {
  const missing = useEffectEvent(onMissing)
  useEffect(() => {
    if (!wanted) return
    let stale = false
    part.load().catch((error) => {
      console.warn(error)
      if (!stale) missing()
    })
    return () => {
      stale = true
    }
  }, [part, wanted])
  return useSyncExternalStore(part.subscribe, part.current, () => null)
}
