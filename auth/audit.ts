import { writeAudit } from '#data/audit/audit.ts'
import type { Db } from '#data/db/db.ts'
import type { Metadata } from '#domain/member/account.ts'

export type AuditAction =
  | 'signup'
  | 'sign_in'
  | 'sign_in_failed'
  | 'sign_out'
  | 'token_reuse_detected'
  | 'confirmation_requested'
  | 'recovery_requested'
  | 'reauthentication_requested'
  | 'user_updated'
  | 'password_changed'
  | 'email_changed'
  | 'user_invited'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'factor_enrolled'
  | 'factor_verified'
  | 'factor_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'program_permitted'
  | 'program_connected'
  | 'program_disconnected'
  | 'admin_user_created'
  | 'admin_user_updated'
  | 'admin_user_deleted'
  | 'admin_link_generated'
  | 'admin_provider_changed'

/** Records an event of an account, in the current transaction if any. */
export function audit(
  db: Db,
  action: AuditAction,
  entry: {
    userId: string | null
    actorId?: string | null
    ip: string | null
    now: Date
    details?: Metadata
  },
): Promise<void> {
  const { userId, actorId = userId, ip, now, details = {} } = entry
  return writeAudit(db, { action, userId, actorId, ip, details, createdAt: now })
}
