import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while hydrating, true once the page can be worked by script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
