/**
 * Whether the scheme of an address ("com.example.app:") is one that a program on a device may use for itself: the
 * reversed name of a domain (RFC 8252, 7.1). No scheme of browsers and systems has that form.
 */
export function isNativeScheme(protocol: string): boolean {
  return /^[a-z][a-z0-9-]*(?:\.[a-z0-9][a-z0-9-]*)+:$/.test(protocol)
}
