import { createHash, randomBytes } from 'node:crypto'
import { THEME_SCRIPT } from './stores/theme.ts'

/** A page and the policy that allows exactly its own scripts. */
export type SecuredPage = { html: string; policy: string }

/** Origins other than this site that a page may load from. */
type AllowedOrigins = {
  apiUrl: string
  clipHosts: readonly string[]
  mapTiles?: string | undefined
}

/** A secret for one render: it marks scripts written by us, not injected through a listing's text. */
export const newNonce = () => randomBytes(16).toString('base64')

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const THEME_HASH = hashOf(THEME_SCRIPT)

/**
 * Replaces the nonce of a render by script hashes: a page is cached and sent many times, a nonce may be sent
 * only once. Only scripts that carry the nonce are allowed.
 *
 * @param html the whole page
 * @param nonce the nonce that the page was rendered with
 * @param allowed origin of a hosted account service, or empty, the hosts of clips, and the URL or path of map tiles
 */
export function securePage(html: string, nonce: string, allowed: AllowedOrigins): SecuredPage {
  const marked = ` nonce="${nonce}"`
  // Splitting at the few nonces is cheaper than scanning the whole page for scripts.
  const parts = html.split(marked)
  const hashes = new Set([THEME_HASH])
  for (const [at, rest] of parts.entries()) {
    const script = at > 0 && findScriptBody(parts[at - 1] ?? '', rest)
    if (script) hashes.add(hashOf(script))
  }
  return { html: parts.join(''), policy: policyOf([...hashes], allowed) }
}

/** The body of the script whose tag was split at the nonce; null for another element. */
function findScriptBody(before: string, rest: string): string | null {
  if (!/^<script[^>]*$/.test(before.slice(before.lastIndexOf('<')))) return null
  const start = rest.indexOf('>') + 1
  const end = rest.indexOf('</script>', start)
  return start > 0 && end >= 0 ? rest.slice(start, end) : null
}

function policyOf(
  hashes: readonly string[],
  { apiUrl, clipHosts, mapTiles }: AllowedOrigins,
): string {
  const services = [apiUrl, mapTiles].filter((url) => url && URL.canParse(url))
  const calls = services.map((url) => ` ${new URL(url ?? '').origin}`).join('')
  // A clip's host learns who views which page, so only configured hosts are allowed.
  const clips = clipHosts.map((host) => (host === '*' ? ' https:' : ` https://${host}`)).join('')
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    // Style attributes hold aspect ratios and sizes of pictures; styles cannot run scripts.
    "style-src 'self' 'unsafe-inline'",
    // Photos of listings are served from our own origin, wherever they are stored (server/pictures/).
    "img-src 'self' data: blob:",
    `media-src 'self' blob:${clips}`,
    "font-src 'self'",
    `connect-src 'self'${calls}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
