import { readLanguagePath } from '#domain/language-path.ts'

/** Pages of the catalogue: what they are for is in them as the server wrote them. */
const CATALOGUE =
  /^\/(?:$|(?:escapes|essentials|enhancements|experiences|search-results|directory)(?:\/|$))/

/** What such an address may also ask for, and only a script can show or bring. */
const SHOWN_BY_SCRIPT = /[?&](?:ai|concern|item|photo|help|view=feed|tab=chat)(?:[=&]|$)/

/** Says of a part that something is still to come. */
const BUSY = 'aria-busy="true"'

/**
 * Whether a page can wait for somebody before its scripts begin: it shows all it has without them.
 *
 * @param target path and query
 * @param html the rendered page
 */
export function isWhole(target: string, html: string): boolean {
  const path = readLanguagePath(target.replace(/\?.*/s, '')).path
  return CATALOGUE.test(path) && !SHOWN_BY_SCRIPT.test(target) && !html.includes(BUSY)
}
