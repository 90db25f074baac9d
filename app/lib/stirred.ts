import { useSyncExternalStore } from 'react'

/** What shows that somebody is there, and not only a page open. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const

let stirred = false
let waiting: Promise<void> | null = null

/** Resolves once somebody has moved, touched or typed since the page was opened: from then on it is worth fetching ahead. */
export function whenStirred(): Promise<void> {
  waiting ??= new Promise((resolve) => {
    const heard = new AbortController()
    const { signal } = heard
    const stir = () => {
      stirred = true
      heard.abort()
      resolve()
    }
    // Scripts come late: the first touch may have been before them, and have been what they came for.
    if (navigator.userActivation?.hasBeenActive || scrollY > 0) return stir()
    for (const sign of SIGNS) addEventListener(sign, stir, { passive: true, capture: true, signal })
  })
  return waiting
}

/** The same for what is shown; false on the server and while hydrating. */
export function useStirred(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => stirred,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  let left = false
  whenStirred().then(() => left || listener())
  return () => {
    left = true
  }
}
