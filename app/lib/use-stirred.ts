import { useSyncExternalStore } from 'react'

const SIGNS = ['pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'] as const

let stirred = false
const listeners = new Set<() => void>()

/** Whether somebody has moved, touched or typed since the page was opened: from then on it is worth fetching ahead. */
export function useStirred(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => stirred,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  if (!stirred && listeners.size === 0)
    for (const sign of SIGNS) window.addEventListener(sign, stir, { passive: true })
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) rest()
  }
}

function stir(): void {
  stirred = true
  rest()
  for (const listener of listeners) listener()
}

function rest(): void {
  for (const sign of SIGNS) window.removeEventListener(sign, stir)
}
