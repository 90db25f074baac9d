import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { clientOf } from './client.ts'
import type { AuthDeps } from './deps.ts'
import { sameText } from './tokens/secrets.ts'

/** Origin of a flow that leaves the site, stored until it returns. */
export type Beginning = {
  /** Keyed hash of the browser's cookie; null if the cookie could not return. */
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

/** Whether the flow returns in the browser that started it. */
export function isSameBrowser(deps: Given, c: Context, { browserHash }: Beginning): boolean {
  if (browserHash === null) return false
  return [false, true].some((byPost) => {
    const secret = getCookie(c, cookieOf(deps, byPost))
    return secret !== undefined && sameText(deps.secrets.mac(PURPOSE, secret), browserHash)
  })
}

/**
 * As `isSameBrowser`, or from the same address: for flows started by `fetch`, which may store no cross-origin
 * cookie.
 */
export function isSamePlace(deps: Given, c: Context, beginning: Beginning): boolean {
  if (isSameBrowser(deps, c, beginning)) return true
  return beginning.ip === null || beginning.ip === clientOf(c, deps.config.trustProxy).ip
}

const isSecure = ({ config }: Given) => config.siteUrl.startsWith('https:')

/** The prefix prevents sibling hosts from setting the cookie. */
function cookieOf(deps: Given, byPost: boolean): string {
  return `${isSecure(deps) ? '__Host-' : ''}auth-flow${byPost ? '-post' : ''}`
}
