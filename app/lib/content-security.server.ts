import { createHash, randomBytes } from 'node:crypto'
import { THEME_SCRIPT } from './theme.ts'

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
  const scripts = html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)
  const hashes = new Set([THEME_HASH])
  for (const [, attributes = '', script = ''] of scripts) {
    if (attributes.includes(marked) && script) hashes.add(hashOf(script))
  }
  return { html: html.replaceAll(marked, ''), policy: policyOf([...hashes], others) }
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
