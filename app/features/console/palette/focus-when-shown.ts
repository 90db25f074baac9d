const LIMIT_MS = 5_000

/** Scrolls to an element and focuses it, as soon as its page has loaded its data. */
export function focusWhenShown(id: string): void {
  if (focus(id)) return
  const observer = new MutationObserver(() => {
    if (focus(id)) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), LIMIT_MS)
}

function focus(id: string): boolean {
  const element = document.getElementById(id)
  if (!element) return false
  if (element.tabIndex < 0) element.tabIndex = -1
  element.scrollIntoView({ block: 'start' })
  element.focus({ preventScroll: true })
  return true
}
