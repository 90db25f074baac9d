import { use, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { firstInteraction } from './first-interaction.ts'

/** A part of the page that is fetched when it is wanted. */
export type Lazy<T> = {
  size: PartSize
  /** Fetches it, once; after a failure the next call tries again. */
  load: () => Promise<T>
  current: () => T | null
  subscribe: (listener: () => void) => () => void
}

/** A small part is fetched first, and where data is saved, too: it says what else could not be fetched. */
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

const startingWith: Promise<unknown>[] = []

/** Delays hydration until `part` has loaded, where the address of the page shows it. */
export function preloadBeforeHydration(
  part: Lazy<unknown>,
  isShown: (params: URLSearchParams) => boolean,
) {
  if (typeof document === 'undefined' || !isShown(new URLSearchParams(location.search))) return
  startingWith.push(part.load().catch(console.warn))
}

/** Resolves once the parts are there that the page starts with. */
export function preloadedParts(): Promise<unknown> {
  return Promise.all(startingWith)
}

let queue: Promise<unknown> = Promise.resolve()

/** What somebody has just pressed has the processor and the network to itself for so long. */
const ANSWER_MS = 1_000
let pressed = -ANSWER_MS
if (typeof document !== 'undefined')
  for (const sign of ['pointerdown', 'click', 'keydown'])
    addEventListener(
      sign,
      () => {
        pressed = performance.now()
      },
      { passive: true, capture: true },
    )

/** Resolves when there is nothing else to do; Safari has no idle callbacks. */
export const idle = () =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))

async function restOf(): Promise<void> {
  await idle()
  const left = pressed + ANSWER_MS - performance.now()
  if (left <= 0) return
  await new Promise((resolve) => setTimeout(resolve, left))
  await restOf()
}

/**
 * Fetches a part ahead while the page rests, for the network may be gone when it is wanted. None before somebody
 * has touched the page; a large one waits for those before it, and is not fetched where the visitor saves data.
 */
export function prefetchWhenIdle(part: Lazy<unknown>): () => void {
  if (part.current() !== null) return () => {}
  let stopped = part.size === 'large' && savesData()
  const load = () => (stopped ? null : part.load().catch(() => undefined))
  firstInteraction().then(() => {
    if (part.size === 'small') restOf().then(load)
    else queue = queue.then(restOf).then(load)
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

/**
 * The part once it has arrived, null before. It is fetched when wanted, or ahead of that (`prefetchWhenIdle`);
 * `onMissing` hears when it is wanted and cannot be fetched.
 */
export function useLazy<T>(part: Lazy<T>, wanted: boolean, onMissing: () => void): T | null {
  const missing = useEffectEvent(onMissing)
  useEffect(() => prefetchWhenIdle(part), [part])
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

/** The part, where nothing can be shown in its stead: until it is there the nearest `<Suspense>` waits. */
export function useLazyOrSuspend<T>(part: Lazy<T>): T {
  return part.current() ?? use(part.load())
}
