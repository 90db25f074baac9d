import { useSyncExternalStore } from 'react'

let asked = false
const listeners = new Set<() => void>()

/** Opens, or closes, the dialog that signs in over the page that is shown. */
export function askToSignIn(open: boolean): void {
  asked = open
  for (const tell of listeners) tell()
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
