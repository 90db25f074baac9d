/** In memory only, until sign-in or the end of the page. */
let typed = ''

/** The address typed in another sign-in form. */
export function typedAddress(): string {
  return typed
}

/** Browser only: on the server, module state is shared between visitors. */
export function saveTypedAddress(address: string): void {
  if (typeof window !== 'undefined') typed = address
}
