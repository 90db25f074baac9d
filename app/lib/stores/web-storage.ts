type Area = 'localStorage' | 'sessionStorage'

/** The stored text; null when nothing is stored, on the server, and when storage is blocked. */
export function readItem(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it for null; false when storage is full or blocked. */
export function writeItem(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) window[area].removeItem(key)
    else window[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}
