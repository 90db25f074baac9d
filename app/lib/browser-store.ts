import { useSyncExternalStore } from 'react'

/** A value that is kept in this browser and shared by its tabs. */
export type BrowserStore<T> = {
  current: () => T
  replace: (next: T) => void
  /** The value; `empty` on the server and while hydrating. */
  use: () => T
}

/** @param read makes the stored text safe; must not throw */
export function createBrowserStore<T>(
  key: string,
  read: (text: string | null) => T,
  empty: T,
): BrowserStore<T> {
  let value: T | null = null
  const listeners = new Set<() => void>()

  function current(): T {
    value ??= stored()
    return value
  }

  function stored(): T {
    try {
      return read(localStorage.getItem(key))
    } catch {
      // Storage can be forbidden; the value then lasts as long as the page.
      return empty
    }
  }

  function replace(next: T): void {
    value = next
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Full or forbidden: it still shows until the page is left.
    }
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    function onStorage(event: StorageEvent) {
      if (event.key !== key && event.key !== null) return
      value = null
      listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', onStorage)
    }
  }

  return { current, replace, use: () => useSyncExternalStore(subscribe, current, () => empty) }
}
