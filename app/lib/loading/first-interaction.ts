const EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const

let waiting: Promise<void> | null = null

/** Resolves once the visitor has moved, touched, scrolled or typed on this page. */
export function firstInteraction(): Promise<void> {
  waiting ??= new Promise((resolve) => {
    // The first interaction may have been before hydration.
    if (navigator.userActivation?.hasBeenActive || scrollY > 0) return resolve()
    for (const name of EVENTS)
      addEventListener(name, () => resolve(), { once: true, passive: true, capture: true })
  })
  return waiting
}
