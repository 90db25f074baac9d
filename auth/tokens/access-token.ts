import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import type { AssuranceLevel, Session, User } from '#domain/member/account.ts'
import { apiUrlOf } from '../config.ts'
import type { AuthDeps } from '../deps.ts'
import { ALGORITHM } from './keyring.ts'

/**
 * Whom an access token stands for; what else it says is looked up again at every call. `aal` is what
 * its bearer had proved when it was issued.
 */
export type AccessClaims = {
  sub: string
  sessionId: string
  role: string
  aal: AssuranceLevel
}

const AUDIENCE = 'authenticated'

/** Signs what a session may show to others for the next hour; `expiresAt` in Unix seconds. */
export async function signAccessToken(
  deps: Pick<AuthDeps, 'config' | 'keyring' | 'now'>,
  user: User,
  session: Session,
): Promise<{ token: string; expiresAt: number }> {
  const { kid, key } = await deps.keyring.signingKey()
  const issuedAt = Math.floor(deps.now().getTime() / 1000)
  const lastMoment = session.notAfter ? Math.floor(session.notAfter.getTime() / 1000) : Infinity
  const expiresAt = Math.min(issuedAt + deps.config.accessTokenTtlS, lastMoment)
  const token = await new SignJWT({
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.isAnonymous,
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid })
    .setIssuer(apiUrlOf(deps.config))
    .setSubject(user.id)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key)
  return { token, expiresAt }
}

/** The claims of a valid, unexpired token of this site; else null. */
export async function readAccessToken(
  deps: Pick<AuthDeps, 'config' | 'keyring' | 'now'>,
  token: string,
): Promise<AccessClaims | null> {
  try {
    const { kid } = decodeProtectedHeader(token)
    const key = kid && (await deps.keyring.findPublicKey(kid))
    if (!key) return null
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: apiUrlOf(deps.config),
      audience: AUDIENCE,
      currentDate: deps.now(),
      requiredClaims: ['sub', 'exp', 'session_id'],
    })
    const { sub, session_id: sessionId, role, aal } = payload
    if (typeof sub !== 'string' || typeof sessionId !== 'string') return null
    return {
      sub,
      sessionId,
      role: typeof role === 'string' ? role : '',
      aal: aal === 'aal2' ? 'aal2' : 'aal1',
    }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null
    throw error
  }
}
