import { createHash, randomBytes } from 'node:crypto'
import { THEME_SCRIPT } from './stores/theme.ts'

/** A page and the policy that lets exactly its own scripts run. */
export type SecuredPage = { html: string; policy: string }

/** Whom else than this site a page may ask. */
type Others = { apiUrl: string; clipHosts: readonly string[] }

/** A secret of one rendering: what carries it was written by us and not by a listing's text. */
export const newNonce = () => randomBytes(16).toString('base64')

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const THEME_HASH = hashOf(THEME_SCRIPT)

/**
 * Swaps the nonce of a rendering for hashes: a page is kept and sent many times, a nonce may be sent once.
 * Only scripts that carry the nonce are allowed, whatever else got into the page.
 *
 * @param html the whole page
 * @param nonce the one that the page was rendered with
 * @param others origin of a hosted account service, or empty, and the hosts of clips
 */
export function securePage(html: string, nonce: string, others: Others): SecuredPage {
  const marked = ` nonce="${nonce}"`
  // Looked for by the nonce, of which there are few: a page has a hundred thousand letters.
  const parts = html.split(marked)
  const hashes = new Set([THEME_HASH])
  for (const [at, rest] of parts.entries()) {
    const script = at > 0 && scriptAcross(parts[at - 1] ?? '', rest)
    if (script) hashes.add(hashOf(script))
  }
  return { html: parts.join(''), policy: policyOf([...hashes], others) }
}

/** What a script says whose tag was cut in two; null where that was another's. */
function scriptAcross(before: string, rest: string): string | null {
  if (!/^<script[^>]*$/.test(before.slice(before.lastIndexOf('<')))) return null
  const start = rest.indexOf('>') + 1
  const end = rest.indexOf('</script>', start)
  return start > 0 && end >= 0 ? rest.slice(start, end) : null
}

function policyOf(hashes: readonly string[], { apiUrl, clipHosts }: Others): string {
  // Whose clip a page loads learns who looks at what.
  const clips = clipHosts.map((host) => (host === '*' ? ' https:' : ` https://${host}`)).join('')
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    // Style attributes hold aspect ratios and sizes of pictures; no style can run a script.
    "style-src 'self' 'unsafe-inline'",
    // Photos of listings come from our own address, wherever they lie (server/pictures/).
    "img-src 'self' data: blob:",
    `media-src 'self' blob:${clips}`,
    "font-src 'self'",
    `connect-src 'self'${apiUrl && ` ${new URL(apiUrl).origin}`}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
