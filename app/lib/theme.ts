import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const STORAGE_KEY = 'theme'

/** Runs in the head, before anything is painted: a dark page must not flash up light. */
export const THEME_SCRIPT = `(function(){var t='light';try{if(localStorage.getItem('${STORAGE_KEY}')==='dark')t='dark'}catch(e){}document.documentElement.dataset.theme=t})()`

/** Sets the stored theme where a document that was made anew has lost it. */
export function restoreTheme(): void {
  const { dataset } = document.documentElement
  if (dataset['theme']) return
  let stored: string | null = null
  try {
    stored = localStorage.getItem(STORAGE_KEY)
  } catch {
    // Storage may be shut: light then.
  }
  dataset['theme'] = stored === 'dark' ? 'dark' : 'light'
}

const listeners = new Set<() => void>()

/** The visitor's theme; light until they choose, and on the server. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light')
}

export function chooseTheme(theme: Theme): void {
  show(theme)
  try {
    localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Storage is closed to us: the choice lasts as long as the page.
  }
}

function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
}

function show(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
  for (const tell of listeners) tell()
}

/** Another tab's choice arrives here, too. */
function onStorage(event: StorageEvent) {
  if (event.key === STORAGE_KEY) show(event.newValue === 'dark' ? 'dark' : 'light')
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}
