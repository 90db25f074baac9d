import { create } from 'zustand'
import { readItem, writeItem } from './web-storage.ts'

/** A value in localStorage, shared by the browser's tabs. */
export type BrowserStore<T> = {
  /** The value, for components; `empty` on the server and during hydration. */
  use: () => T
  /** The value as it is stored now: another tab's `storage` event may still be pending. */
  current: () => T
  /** Null removes the value. If storage is full or blocked, the value lasts as long as the page. */
  replace: (next: T | null) => void
  /** Runs `listener` after every change, including those of other tabs; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

/** @param read parses and validates the stored text; must not throw */
export function createBrowserStore<T>(
  key: string,
  read: (text: string | null) => T,
  empty: T,
): BrowserStore<T> {
  const use = create<T>(() => empty)
  let known: string | null = null

  function current(): T {
    const text = readItem('localStorage', key)
    if (text !== known) {
      known = text
      use.setState(read(text), true)
    }
    return use.getState()
  }

  function replace(next: T | null): void {
    writeItem('localStorage', key, next === null ? null : JSON.stringify(next))
    known = readItem('localStorage', key)
    use.setState(next ?? empty, true)
  }

  current()
  // A page restored from the back/forward cache has missed the events of other tabs.
  if (typeof window !== 'undefined')
    for (const event of ['storage', 'pageshow']) addEventListener(event, current)

  return { use, current, replace, subscribe: use.subscribe }
}
