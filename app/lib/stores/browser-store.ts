import { create } from 'zustand'
import { readItem, writeItem } from './web-storage.ts'

/** A value in the storage of this browser, shared by its tabs. */
export type BrowserStore<T> = {
  /** The value, for components; `empty` on the server and during hydration. */
  use: () => T
  /** The value as it is stored now: the `storage` event of another tab's change may still be on its way. */
  current: () => T
  /** Null removes the value. Where storage is full or forbidden the next one lasts as long as the page. */
  replace: (next: T | null) => void
  /** Runs `listener` after every change, those of other tabs included; returns the function that ends it. */
  subscribe: (listener: () => void) => () => void
}

/** @param read makes the stored text safe; must not throw */
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
  // A page that comes back from the back/forward cache has missed the events of other tabs.
  if (typeof window !== 'undefined')
    for (const event of ['storage', 'pageshow']) addEventListener(event, current)

  return { use, current, replace, subscribe: use.subscribe }
}
