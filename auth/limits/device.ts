import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { User } from '#domain/member/account.ts'
import type { AuthDeps } from '../deps.ts'
import { sameText } from '../tokens/secrets.ts'

type Given = Pick<AuthDeps, 'config' | 'secrets' | 'now'>
type Owner = Pick<User, 'id' | 'passwordHash'>

const PURPOSE = 'device'
const LIFE_S = 365 * 86_400
/** Accounts per browser; beyond that, the least recently used one counts as a new device. */
const MAX_ACCOUNTS = 5
const NOBODY: Owner = { id: '00000000-0000-0000-0000-000000000000', passwordHash: null }

/**
 * Leaves a signed cookie with a browser that has signed in, one entry per account: `id.issued.mac`, with
 * `issued` in Unix seconds. It signs nobody in; it gives the browser limits of its own at that account.
 * A new password makes the entry worthless.
 */
export function markDevice(deps: Given, c: Context, owner: Owner): void {
  const id = randomBytes(16).toString('base64url')
  const issued = String(Math.floor(deps.now().getTime() / 1000))
  const others = entriesOf(deps, c).filter((entry) => !isSigned(deps, owner, entry))
  const entries = [[id, issued, macOf(deps, owner, id, issued)], ...others].slice(0, MAX_ACCOUNTS)
  setCookie(c, cookieName(deps), entries.map((entry) => entry.join('.')).join('~'), {
    httpOnly: true,
    secure: isSecure(deps),
    sameSite: 'Lax',
    path: '/auth/v1',
    maxAge: LIFE_S,
  })
}

/** The id of the browser if it signed in to this account in the last year, else null. */
export function deviceOf(deps: Given, c: Context, owner: Owner | null): string | null {
  const oldest = deps.now().getTime() / 1000 - LIFE_S
  const own = entriesOf(deps, c).find((entry) => isSigned(deps, owner ?? NOBODY, entry))
  return owner && own?.[0] && Number(own[1]) > oldest ? own[0] : null
}

function entriesOf(deps: Given, c: Context): string[][] {
  const entries = (getCookie(c, cookieName(deps)) ?? '').split('~').slice(0, MAX_ACCOUNTS)
  return entries
    .filter((entry) => /^[\w-]{22}\.\d{1,12}\.[0-9a-f]{64}$/.test(entry))
    .map((entry) => entry.split('.'))
}

const isSigned = (deps: Given, owner: Owner, [id = '', issued = '', mac = '']: string[]) =>
  sameText(mac, macOf(deps, owner, id, issued))

const macOf = ({ secrets }: Given, { id, passwordHash }: Owner, device: string, issued: string) =>
  secrets.mac(PURPOSE, `${id} ${passwordHash ?? ''} ${device} ${issued}`)

const isSecure = ({ config }: Given) => config.siteUrl.startsWith('https:')

/** Not `__Host-`, which would send it with every page. */
const cookieName = (deps: Given) => `${isSecure(deps) ? '__Secure-' : ''}auth-device`
