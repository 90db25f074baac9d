const DETAIL = /^\/(?:escapes|directory\/escapes|directory\/experiences)\/([^/]+)\/?$/

/** Id or slug of the listing that an address shows; null when it shows a list. */
export function listingOf(pathname: string, search: string): string | null {
  const opened = new URLSearchParams(search).get('item')
  return opened || DETAIL.exec(pathname)?.[1] || null
}
