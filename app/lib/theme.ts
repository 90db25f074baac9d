import { useSyncExternalStore } from 'react'

export const THEMES = ['light', 'dark', 'system'] as const
/** What the visitor chose; "system" follows the device, also while the page is open. */
export type Theme = (typeof THEMES)[number]

/** The paper of each theme, as tokens.css has it: browsers colour their own bars by it. */
export const PAPERS = { light: '#f5f7f3', dark: '#0e1a1d' } as const

const STORAGE_KEY = 'theme'
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)'

/** Runs in the head, before anything is painted: a dark page must not flash up light. */
export const THEME_SCRIPT = `(function(){var t='light',m=document.createElement('meta');try{t=localStorage.getItem('${STORAGE_KEY}')}catch(e){}t=t==='dark'||t==='system'&&matchMedia('${SYSTEM_IS_DARK}').matches?'dark':'light';document.documentElement.dataset.theme=t;m.name='theme-color';m.content=t==='dark'?'${PAPERS.dark}':'${PAPERS.light}';document.head.append(m)})()`

/** Lasts as long as the page where storage is shut. */
let chosen: Theme | null = null
const listeners = new Set<() => void>()

/** Sets the stored theme where a document that was made anew has lost it. */
export function restoreTheme(): void {
  if (!document.documentElement.dataset['theme']) show()
}

/** What the visitor chose; light until they do, and on the server. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light')
}

export function chooseTheme(theme: Theme): void {
  chosen = theme
  try {
    localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Storage is closed to us: the choice lasts as long as the page.
  }
  show()
}

/** Anything else that is stored counts as light. */
export function readTheme(stored: string | null): Theme {
  return THEMES.find((theme) => theme === stored) ?? 'light'
}

function currentTheme(): Theme {
  try {
    return chosen ?? readTheme(localStorage.getItem(STORAGE_KEY))
  } catch {
    return chosen ?? 'light'
  }
}

function show() {
  const theme = currentTheme()
  const isDark =
    theme === 'dark' || (theme === 'system' && window.matchMedia(SYSTEM_IS_DARK).matches)
  const shown = isDark ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = shown
  paperMeta().content = PAPERS[shown]
  for (const tell of listeners) tell()
}

function paperMeta(): HTMLMetaElement {
  const known = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (known) return known
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  document.head.append(meta)
  return meta
}

/** Another tab's choice arrives here, too. */
function onStorage(event: StorageEvent) {
  if (event.key !== STORAGE_KEY && event.key !== null) return
  chosen = null
  show()
}

function subscribe(listener: () => void) {
  const system = window.matchMedia(SYSTEM_IS_DARK)
  if (listeners.size === 0) {
    addEventListener('storage', onStorage)
    system.addEventListener('change', show)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', onStorage)
    system.removeEventListener('change', show)
  }
}
