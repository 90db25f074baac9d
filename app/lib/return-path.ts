const BASE = 'https://site.invalid'
const SIGNS_IN = /^(?:\/[a-z]{2})?\/(?:sign-in|sign-up|forgot-password|new-password)(?:\/|$)/

/**
 * Where to go after signing in: a path of this site only; "/" for anything else and for sign-in pages
 * themselves.
 */
export function readReturnPath(asked: string | null): string {
  if (!asked?.startsWith('/') || /[\\\p{Cc}]/u.test(asked) || !URL.canParse(asked, BASE)) return '/'
  const { origin, pathname, search, hash } = new URL(asked, BASE)
  // "/..//evil.example" normalises to "//evil.example", which is another site.
  if (origin !== BASE || pathname.startsWith('//') || signsIn(pathname)) return '/'
  return `${pathname}${search}${hash}`
}

/** Whether a path is a sign-in page, in any language. */
export function signsIn(pathname: string): boolean {
  return SIGNS_IN.test(pathname)
}

/** The URL of a sign-in page that returns to `path`. */
export function withReturnPath(page: string, path: string): string {
  return path === '/' ? page : `${page}?next=${encodeURIComponent(path)}`
}
