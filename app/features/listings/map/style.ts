const NAMES = [
  'water',
  'shore',
  'ground',
  'coast',
  'border',
  'name',
  'pin',
  'pin-edge',
  'pin-ink',
  'active',
  'active-ink',
  'halo',
  'current',
  'energize',
  'focus',
  'balance',
  'restore',
  'calm',
] as const

/** The colours of the map in the theme of the page, and its fonts, as a canvas takes them. */
export type MapStyle = Record<(typeof NAMES)[number] | 'display' | 'sans', string>

/** Reads the style from an element of the map (map.css). */
export function readStyle(element: Element): MapStyle {
  const style = getComputedStyle(element)
  const propertyOf = (property: string) => style.getPropertyValue(property).trim()
  return {
    ...(Object.fromEntries(NAMES.map((name) => [name, propertyOf(`--map-${name}`)])) as Record<
      (typeof NAMES)[number],
      string
    >),
    display: propertyOf('--display'),
    sans: propertyOf('--sans'),
  }
}

/** Calls a listener when the theme changes, or the reader's own colours; returns the end of it. */
export function onStyleChange(listener: () => void): () => void {
  const themes = new MutationObserver(listener)
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const forced = window.matchMedia('(forced-colors: active)')
  forced.addEventListener('change', listener)
  return () => {
    themes.disconnect()
    forced.removeEventListener('change', listener)
  }
}
