const DETAIL = /^\/(?:escapes|directory\/escapes|directory\/experiences)\/([^/]+)\/?$/

/** Id or slug of the listing that a URL shows; null for other pages. */
export function listingOf(pathname: string, search: string): string | null {
  const opened = new URLSearchParams(search).get('item')
  return opened || DETAIL.exec(pathname)?.[1] || null
}
