import { errors, jwtVerify } from 'jose'
import type { AuthDeps } from '../deps.ts'
import { sameText } from './secrets.ts'

export type ApiRole = 'anon' | 'service_role'

/**
 * Which of the two API keys this is: in the opaque spelling, or as a JWT with that role, signed with
 * the root secret (HS256). Null for anything else.
 */
export async function findApiRole(
  { apiKeys, secrets, now }: Pick<AuthDeps, 'apiKeys' | 'secrets' | 'now'>,
  key: string,
): Promise<ApiRole | null> {
  if (sameText(key, apiKeys.anon)) return 'anon'
  if (sameText(key, apiKeys.service)) return 'service_role'
  if (key.split('.').length !== 3) return null
  try {
    const { payload } = await jwtVerify(key, secrets.jwtKey, {
      algorithms: ['HS256'],
      currentDate: now(),
    })
    const { role } = payload
    return role === 'anon' || role === 'service_role' ? role : null
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null
    throw error
  }
}
