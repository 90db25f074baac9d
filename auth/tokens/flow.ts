import { createHash, randomUUID } from 'node:crypto'
import {
  completeFlowState,
  createFlowState,
  type FlowState,
  findFlowStateByCode,
  grantFlowState,
  takeFlowState,
} from '#data/auth/flow-states.ts'
import type { Db } from '#data/db/db.ts'
import type { AuthDeps } from '../deps.ts'
import { AuthError, invalid } from '../errors.ts'
import { sameText } from './secrets.ts'

/** How long a browser has to exchange its code. */
const CODE_TTL_S = 300

export type ChallengeFields = {
  code_challenge: string | null
  code_challenge_method: string | null
}

/**
 * The challenge of a call that wants a code instead of a session in the redirect (PKCE); null when
 * it does not. Only S256: a plain challenge is the verifier itself.
 */
export function challengeOf(fields: ChallengeFields): string | null {
  const { code_challenge: challenge, code_challenge_method: method } = fields
  if (!challenge && !method) return null
  if (!challenge || !method)
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  if (method.toLowerCase() !== 's256') throw invalid('code_challenge_method must be s256')
  if (!/^[\w-]{43,128}$/.test(challenge))
    throw invalid('code challenge has to be 43 to 128 characters')
  return challenge
}

/** Stores a pending sign-in that leaves the site. */
export async function startFlow(
  { now }: Pick<AuthDeps, 'now'>,
  db: Db,
  flow: Partial<FlowState> & Pick<FlowState, 'authenticationMethod' | 'redirectTo'>,
): Promise<FlowState> {
  const full: FlowState = {
    id: randomUUID(),
    userId: null,
    authCodeHash: null,
    codeChallenge: null,
    provider: null,
    linkingUserId: null,
    sessionId: null,
    providerSecrets: null,
    browserHash: null,
    ip: null,
    completedAt: null,
    createdAt: now(),
    ...flow,
  }
  await createFlowState(db, full)
  return full
}

/** Issues the code that the browser exchanges for a session. */
export async function grantCode(
  { secrets }: Pick<AuthDeps, 'secrets'>,
  tx: Db,
  flow: Pick<FlowState, 'id' | 'authenticationMethod' | 'providerSecrets'>,
  userId: string,
): Promise<string> {
  const code = randomUUID()
  await grantFlowState(tx, flow.id, {
    userId,
    authCodeHash: secrets.mac('auth-code', code),
    authenticationMethod: flow.authenticationMethod,
    providerSecrets: flow.providerSecrets,
  })
  return code
}

/** Marks a mailed flow as opened now: from here its code is good for five minutes. */
export function openFlow({ now }: Pick<AuthDeps, 'now'>, tx: Db, id: string) {
  return completeFlowState(tx, id, now())
}

/**
 * Exchanges a code once.
 *
 * @throws AuthError for an unknown, used or expired code, and for a wrong verifier
 */
export async function takeFlowByCode(
  { secrets, now }: Pick<AuthDeps, 'secrets' | 'now'>,
  tx: Db,
  code: string,
  verifier: string,
): Promise<FlowState & { userId: string }> {
  const unknown = new AuthError(
    404,
    'flow_state_not_found',
    'invalid flow state, no valid flow state found',
  )
  const flow = await findFlowStateByCode(tx, secrets.mac('auth-code', code))
  if (!flow?.codeChallenge) throw unknown
  const issuedAt = flow.completedAt ?? flow.createdAt
  if (now().getTime() - issuedAt.getTime() > CODE_TTL_S * 1000)
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  if (!sameText(challengeFrom(verifier), flow.codeChallenge))
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    )
  const taken = await takeFlowState(tx, flow.id)
  if (!taken?.userId) throw unknown
  return { ...taken, userId: taken.userId }
}

function challengeFrom(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
