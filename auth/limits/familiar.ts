import { hasActedFrom } from '#data/audit/audit.ts'
import type { User } from '#domain/member/account.ts'
import type { AuditAction } from '../audit.ts'
import type { Client } from '../client.ts'
import type { AuthDeps } from '../deps.ts'

const FAMILIAR_MS = 90 * 86_400_000
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Whether the owner of an account has proved themselves from this address in the last 90 days, by a
 * sign-in or by a second factor. Asked for nobody too: how long the answer takes must not tell who has
 * an account.
 */
export function isFamiliar(
  { db, now }: Pick<AuthDeps, 'db' | 'now'>,
  user: User | null,
  { ip }: Client,
  proof: Extract<AuditAction, 'sign_in' | 'factor_verified'>,
): Promise<boolean> {
  const since = new Date(now().getTime() - FAMILIAR_MS)
  return hasActedFrom(db, user?.id ?? NOBODY, ip, proof, since)
}
