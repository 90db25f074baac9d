import { create } from 'zustand'
import { readItem, writeItem } from './web-storage.ts'

export const THEMES = ['light', 'dark', 'system'] as const
/** The visitor's choice; "system" follows the device, also while the page is open. */
export type Theme = (typeof THEMES)[number]

/** `theme-color` of each theme: the paper colour of tokens.css. */
export const THEME_COLOURS = { light: '#f5f7f3', dark: '#0e1a1d' } as const

const STORAGE_KEY = 'theme'
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)'

/** Runs in the head before the first paint: a dark page must not flash light. */
export const THEME_SCRIPT = `(function(){var t='light',m=document.createElement('meta');try{t=localStorage.getItem('${STORAGE_KEY}')}catch(e){}t=t==='dark'||t==='system'&&matchMedia('${SYSTEM_IS_DARK}').matches?'dark':'light';document.documentElement.dataset.theme=t;m.name='theme-color';m.content=t==='dark'?'${THEME_COLOURS.dark}':'${THEME_COLOURS.light}';document.head.append(m)})()`

/** The visitor's choice; light without one, on the server and during hydration. */
export const useTheme = create<Theme>(() => 'light')

/** Reapplies the stored theme after React has re-created the document. */
export function restoreTheme(): void {
  if (!document.documentElement.dataset['theme']) applyTheme()
}

export function setTheme(theme: Theme): void {
  writeItem('localStorage', STORAGE_KEY, theme)
  useTheme.setState(theme)
  applyTheme()
}

/** Any other stored value counts as light. */
export function readTheme(stored: string | null): Theme {
  return THEMES.find((theme) => theme === stored) ?? 'light'
}

function applyTheme() {
  const theme = useTheme.getState()
  const isDark =
    theme === 'dark' || (theme === 'system' && window.matchMedia(SYSTEM_IS_DARK).matches)
  const shown = isDark ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = shown
  themeColourMeta().content = THEME_COLOURS[shown]
}

function themeColourMeta(): HTMLMetaElement {
  const known = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (known) return known
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  document.head.append(meta)
  return meta
}

function readStoredTheme() {
  useTheme.setState(readTheme(readItem('localStorage', STORAGE_KEY)))
}

if (typeof window !== 'undefined') {
  readStoredTheme()
  addEventListener('storage', ({ key }) => {
    if (key !== STORAGE_KEY && key !== null) return
    readStoredTheme()
    applyTheme()
  })
  matchMedia(SYSTEM_IS_DARK).addEventListener('change', applyTheme)
}
