const BASE = 'https://site.invalid'
const SIGNS_IN = /^(?:\/[a-z]{2})?\/(?:sign-in|sign-up|forgot-password|new-password)(?:\/|$)/

/**
 * Where to go on after signing in: a path of this site, never another one; "/" when what was asked for
 * is none, or is itself a page that signs in.
 */
export function readReturnPath(asked: string | null): string {
  if (!asked?.startsWith('/') || /[\\\p{Cc}]/u.test(asked) || !URL.canParse(asked, BASE)) return '/'
  const { origin, pathname, search, hash } = new URL(asked, BASE)
  // "/..//evil.example" is of this site only until it is written short.
  if (origin !== BASE || pathname.startsWith('//') || signsIn(pathname)) return '/'
  return `${pathname}${search}${hash}`
}

/** Whether a page of ours is there to sign in, in any language. */
export function signsIn(pathname: string): boolean {
  return SIGNS_IN.test(pathname)
}

/** A page that signs in, and leads back to `path`. */
export function withReturnPath(page: string, path: string): string {
  return path === '/' ? page : `${page}?next=${encodeURIComponent(path)}`
}
