/** Lasts until somebody is signed in, or as long as the page: it is written down nowhere. */
let typed = ''

/** The address that was typed in another way of signing in. */
export function typedAddress(): string {
  return typed
}

/** Browser only: a server would tell it to the next visitor. */
export function saveTypedAddress(address: string): void {
  if (typeof window !== 'undefined') typed = address
}
