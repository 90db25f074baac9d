import { deleteAuditBefore } from '#data/audit/audit.ts'
import { deleteChallengesBefore, deleteUnverifiedFactorsBefore } from '#data/auth/factors.ts'
import { deleteFlowStatesBefore } from '#data/auth/flow-states.ts'
import { deleteAuthorizationsBefore } from '#data/auth/oauth-authorizations.ts'
import { deleteUnusedOAuthClients } from '#data/auth/oauth-clients.ts'
import { deleteGrantsUnusedSince } from '#data/auth/oauth-grants.ts'
import { deleteOneTimeTokensBefore } from '#data/auth/one-time-tokens.ts'
import { deletePasskeyChallengesBefore } from '#data/auth/passkeys.ts'
import { deleteSamlBefore } from '#data/auth/saml.ts'
import { deleteEndedSessions } from '#data/auth/sessions.ts'
import { deleteStaleAnonymousUsers } from '#data/auth/users.ts'
import { deleteExpiredLimits } from '#data/db/rate-limits.ts'
import type { AuthDeps } from './deps.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Retention of expired data. */
const RETENTION = {
  pending: DAY_MS,
  endedSessions: 3 * DAY_MS,
  anonymousUsers: 30 * DAY_MS,
  audit: 365 * DAY_MS,
  signingKey: 90 * DAY_MS,
  /** Programs that have not refreshed their token. */
  unusedPrograms: 90 * DAY_MS,
}

/** Deletes expired data, and rotates the signing key every three months. */
export async function cleanUp(deps: AuthDeps): Promise<void> {
  const { db, config, keyring } = deps
  const now = deps.now().getTime()
  const ago = (ms: number) => new Date(now - ms)
  const pending = ago(Math.max(RETENTION.pending, config.otpTtlS * 1000))
  await deleteOneTimeTokensBefore(db, pending)
  await deleteFlowStatesBefore(db, pending)
  await deleteAuthorizationsBefore(db, ago(RETENTION.pending))
  await deleteGrantsUnusedSince(db, ago(RETENTION.unusedPrograms))
  await deleteUnusedOAuthClients(db, ago(RETENTION.pending))
  await deleteSamlBefore(db, ago(RETENTION.pending))
  await deleteChallengesBefore(db, ago(RETENTION.pending))
  await deletePasskeyChallengesBefore(db, ago(RETENTION.pending))
  await deleteUnverifiedFactorsBefore(db, ago(RETENTION.pending))
  await deleteEndedSessions(db, {
    endedBefore: ago(RETENTION.endedSessions),
    unusedSince:
      config.inactivityS === null ? null : ago(config.inactivityS * 1000 + RETENTION.endedSessions),
  })
  await deleteStaleAnonymousUsers(db, ago(RETENTION.anonymousUsers))
  await deleteAuditBefore(db, ago(RETENTION.audit))
  await deleteExpiredLimits(db, deps.now())
  await keyring.rotate(RETENTION.signingKey)
}
