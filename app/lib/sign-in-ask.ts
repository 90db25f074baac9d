import { useSyncExternalStore } from 'react'

let asked = false
let closed: (() => void) | null = null
const listeners = new Set<() => void>()

/** Opens, or closes, the dialog that signs in over the page that is shown; whoever opened it hears of the end. */
export function askToSignIn(open: boolean, onClosed?: () => void): void {
  asked = open
  for (const tell of listeners) tell()
  const tellOpener = closed
  closed = open ? (onClosed ?? closed) : null
  if (!open) tellOpener?.()
}

export function useSignInAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
    () => false,
  )
}
