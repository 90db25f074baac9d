import type { Context } from 'hono'
import type { AuthDeps } from '#auth/deps.ts'
import { bearerOf } from '#auth/gateway.ts'
import type { ProgramCaller } from '#auth/oauth/program-token.ts'
import { API_KEY_START } from '#domain/console/api-keys.ts'
import { isExposed, type KeyDeps, takeApiKey } from '../api/api-key.ts'
import { callsForHelplines } from './calls-for-help.ts'
import { challengeOf, memberOfRequest, type Rejection } from './member/access.ts'

/**
 * Admits a request: anonymous, with a key of the API, which has a rate of its own, or of a program that acts for a
 * member.
 */
export async function accessOf(
  auth: AuthDeps,
  keys: KeyDeps | null,
  c: Context,
  body: unknown,
): Promise<{ member: ProgramCaller | null } | Rejection> {
  const header = c.req.header('authorization')
  const token = bearerOf(header)
  if (!keys || !token?.startsWith(API_KEY_START)) return memberOfRequest(auth, header, body)
  // A key is of a program and no member.
  return (await rejectionOfKey(auth, keys, c, token)) ?? memberOfRequest(auth, undefined, body)
}

async function rejectionOfKey(
  auth: AuthDeps,
  keys: KeyDeps,
  c: Context,
  token: string,
): Promise<Rejection | null> {
  const taken = await takeApiKey(keys, token)
  if (!taken) {
    const message = 'This key is unknown or was revoked'
    return { status: 401, message, headers: challengeOf(auth, { error: 'invalid_token' }) }
  }
  const { key, wait } = taken
  if (!key.scopes.includes('read') || isExposed(c, key)) {
    const message = isExposed(c, key)
      ? 'This key is secret and was sent by a web page'
      : 'This key does not have the scope read'
    return { status: 403, message, headers: challengeOf(auth, { error: 'insufficient_scope' }) }
  }
  if (wait === 0 || (await callsForHelplines(c))) return null
  const message = `This key may call ${key.perMinute} times a minute`
  return { status: 429, message, headers: { 'Retry-After': String(wait) } }
}
