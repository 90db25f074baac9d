import {
  type ComponentType,
  createElement,
  use,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from 'react'
import { firstInteraction } from './first-interaction.ts'

/** A part of the page whose code is loaded on demand. */
export type Lazy<T> = {
  size: PartSize
  /** Loads it once; after a failure the next call retries. */
  load: () => Promise<T>
  current: () => T | null
  subscribe: (listener: () => void) => () => void
}

/** Small parts are prefetched first, and even with Save-Data: they report that other parts failed to load. */
export type PartSize = 'small' | 'large'

export function lazy<T>(fetchPart: () => Promise<T>, size: PartSize = 'large'): Lazy<T> {
  const listeners = new Set<() => void>()
  let loading: Promise<T> | null = null
  let part: T | null = null
  return {
    size,
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

const preloads: Promise<unknown>[] = []

/** Delays hydration until `part` has loaded, where the address of the page shows it. */
export function preloadBeforeHydration(
  part: Lazy<unknown>,
  isShown: (params: URLSearchParams) => boolean,
) {
  if (typeof document === 'undefined' || !isShown(new URLSearchParams(location.search))) return
  preloads.push(part.load().catch(console.warn))
}

/** Resolves once all parts passed to `preloadBeforeHydration` have loaded. */
export function preloadedParts(): Promise<unknown> {
  return Promise.all(preloads)
}

let queue: Promise<unknown> = Promise.resolve()

/** Prefetching pauses for this long after an input, so that its response comes first. */
const INPUT_QUIET_MS = 1_000
let lastInputAt = -INPUT_QUIET_MS
if (typeof document !== 'undefined')
  for (const eventName of ['pointerdown', 'click', 'keydown'])
    addEventListener(
      eventName,
      () => {
        lastInputAt = performance.now()
      },
      { passive: true, capture: true },
    )

/** Resolves when the browser is idle; Safari has no idle callbacks. */
export const idle = () =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))

async function untilQuiet(): Promise<void> {
  await idle()
  const left = lastInputAt + INPUT_QUIET_MS - performance.now()
  if (left <= 0) return
  await new Promise((resolve) => setTimeout(resolve, left))
  await untilQuiet()
}

/**
 * Prefetches a part when the page is idle, so that it also works offline later. Starts after the first
 * interaction; large parts load one after another, and not with Save-Data.
 */
function prefetchWhenIdle(part: Lazy<unknown>): () => void {
  if (part.current() !== null) return () => {}
  let stopped = part.size === 'large' && savesData()
  const load = () => (stopped ? null : part.load().catch(() => undefined))
  firstInteraction().then(() => {
    if (part.size === 'small') untilQuiet().then(load)
    else queue = queue.then(untilQuiet).then(load)
  })
  return () => {
    stopped = true
  }
}

function savesData(): boolean {
  return (
    'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
  )
}

/** Prefetches a part when the page is idle (`prefetchWhenIdle`); null prefetches nothing. */
export function usePrefetchWhenIdle(part: Lazy<unknown> | null): void {
  useEffect(() => (part ? prefetchWhenIdle(part) : undefined), [part])
}

/**
 * The part once it has loaded, null before. It loads when requested, or earlier when idle (`prefetchWhenIdle`);
 * `onMissing` runs when a requested part cannot be loaded.
 */
export function useLazy<T>(part: Lazy<T>, requested: boolean, onMissing: () => void): T | null {
  const missing = useEffectEvent(onMissing)
  usePrefetchWhenIdle(part)
  useEffect(() => {
    if (!requested) return
    let stale = false
    part.load().catch((error) => {
      console.warn(error)
      if (!stale) missing()
    })
    return () => {
      stale = true
    }
  }, [part, requested])
  return useSyncExternalStore(part.subscribe, part.current, () => null)
}

/** The part; suspends until it has loaded. */
export function useLazyOrSuspend<T>(part: Lazy<T>): T {
  return part.current() ?? use(part.load())
}

/** A component that renders the one of a part; it suspends until that has loaded. */
export function lazyComponent<P extends object>(part: Lazy<ComponentType<P>>) {
  return function LazyComponent(props: P) {
    return createElement(useLazyOrSuspend(part), props)
  }
}
