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

/** Fetches a part once the page has loaded and rests, for the network may be gone when it is wanted. */
export function loadAtRest(part: OnDemand<unknown>): () => void {
  const stop = new AbortController()
  const load = () => !stop.signal.aborted && part.load().catch(() => undefined)
  // Safari has no idle callbacks.
  const rest = window.requestIdleCallback ?? setTimeout
  if (document.readyState === 'complete') rest(load)
  else window.addEventListener('load', () => rest(load), { once: true, signal: stop.signal })
  return () => stop.abort()
}

/**
 * The part once it has arrived, null before. It is fetched when wanted, or ahead of that while the page
 * rests; `onMissing` hears when it is wanted and cannot be fetched.
 */
export function useOnDemand<T>(
  part: OnDemand<T>,
  wanted: boolean,
  onMissing: () => void,
): T | null {
  const missing = useEffectEvent(onMissing)
  useEffect(() => loadAtRest(part), [part])
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
