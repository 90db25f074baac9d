const BASE = 'https://site.invalid'

/**
 * Where to go on after signing in: a path of this site, never another one; "/" when what was asked for
 * is none, or is itself a page that signs in.
 */
export function readReturnPath(asked: string | null): string {
  if (!asked?.startsWith('/') || /[\\\p{Cc}]/u.test(asked) || !URL.canParse(asked, BASE)) return '/'
  const { origin, pathname, search, hash } = new URL(asked, BASE)
  if (origin !== BASE || /^\/(sign-in|sign-up|forgot-password|new-password)(\/|$)/.test(pathname))
    return '/'
  return `${pathname}${search}${hash}`
}

/** A page that signs in, and leads back to `path`. */
export function withReturnPath(page: string, path: string): string {
  return path === '/' ? page : `${page}?next=${encodeURIComponent(path)}`
}
