import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { clientOf } from './client.ts'
import type { AuthDeps } from './deps.ts'
import { sameText } from './tokens/secrets.ts'

/** Where something that leaves the site began; kept until it comes back. */
export type Beginning = {
  /** Keyed hash of the browser's cookie; null where it could not come back with the return. */
  browserHash: string | null
  ip: string | null
}

type Given = Pick<AuthDeps, 'config' | 'secrets'>

const TTL_S = 600
const PURPOSE = 'flow-browser'

/**
 * Leaves a secret with the browser for ten minutes, so that a return in another one is noticed: whoever
 * lures a visitor to the end of a sign-in that they began themselves would else have them act as them. A
 * return `byPost` comes as a form from elsewhere, and only cookies that need https come along.
 */
export function markBrowser(deps: Given, c: Context, byPost: boolean): Beginning {
  const { ip } = clientOf(c, deps.config.trustProxy)
  const secure = isSecure(deps)
  if (byPost && !secure) return { browserHash: null, ip }
  const name = cookieOf(deps, byPost)
  const known = getCookie(c, name)
  // The same for tabs side by side.
  const secret = known && /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url')
  setCookie(c, name, secret, {
    httpOnly: true,
    secure,
    sameSite: byPost ? 'None' : 'Lax',
    path: '/',
    maxAge: TTL_S,
  })
  return { browserHash: deps.secrets.mac(PURPOSE, secret), ip }
}

/** Whether the browser that comes back is the one that left. */
export function isSameBrowser(deps: Given, c: Context, { browserHash }: Beginning): boolean {
  if (browserHash === null) return false
  return [false, true].some((byPost) => {
    const secret = getCookie(c, cookieOf(deps, byPost))
    return secret !== undefined && sameText(deps.secrets.mac(PURPOSE, secret), browserHash)
  })
}

/**
 * As `isSameBrowser`, or at least from the same address: for what is begun by `fetch`, which keeps no
 * cookie of another origin.
 */
export function isSamePlace(deps: Given, c: Context, beginning: Beginning): boolean {
  if (isSameBrowser(deps, c, beginning)) return true
  return beginning.ip === null || beginning.ip === clientOf(c, deps.config.trustProxy).ip
}

const isSecure = ({ config }: Given) => config.siteUrl.startsWith('https:')

/** With the prefix, no neighbour on a sister host can set it. */
function cookieOf(deps: Given, byPost: boolean): string {
  return `${isSecure(deps) ? '__Host-' : ''}auth-flow${byPost ? '-post' : ''}`
}
