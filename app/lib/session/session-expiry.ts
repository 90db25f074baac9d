import {
  clearSession,
  currentMember,
  hasStoredSession,
  refreshMember,
  storedSession,
} from './account-session.ts'
import { sessionEnd } from './session-end.ts'
import { openSignInDialog } from './sign-in-dialog-store.ts'

/** Error codes of a session that has ended on the server, or whose user was deleted. */
const EXPIRED_CODES =
  /^(session_not_found|session_expired|user_not_found|bad_jwt|no_authorization|refresh_token_(not_found|already_used))$/

let runningActions = 0
/** The session that expired during an action, and the retries to run once its member has signed in again. */
let interrupted: { session: string | null; memberId: string; retries: (() => void)[] } | null = null

/** Whether the server no longer knows the session of this browser. */
export function isSessionExpired(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return EXPIRED_CODES.test(code) || error.name === 'AuthSessionMissingError'
}

export function acknowledgeSignOut(): void {
  sessionEnd.replace(null)
}

/** Call before signing out: other tabs receive the event of the removed session at once. */
export function beginSignOut(): void {
  sessionEnd.replace('left')
}

/** Call when a session was created or refreshed. */
export function confirmSession(): void {
  if (sessionEnd.current() !== null && interrupted === null) sessionEnd.replace(null)
  refreshMember()
}

/**
 * Call when the server has ended the session: signs the member out here. During an action the visitor is first
 * asked to sign in again.
 */
export function expireSession(): void {
  const member = currentMember()
  if (!member || sessionEnd.current() === 'left') {
    refreshMember()
    return
  }
  sessionEnd.replace('lost')
  if (runningActions === 0 && interrupted === null) clearSession()
  else interrupted ??= { session: storedSession(), memberId: member.id, retries: [] }
}

/**
 * Runs an action of the visitor. If the session has expired, a dialog asks to sign in and typed input is kept;
 * `retry` runs once the same member has signed in.
 */
export async function withSessionRecovery<T>(
  act: () => Promise<T>,
  retry?: () => void,
): Promise<T> {
  runningActions += 1
  try {
    return await act()
  } catch (error) {
    if (isSessionExpired(error)) {
      expireSession()
      if (retry) interrupted?.retries.push(retry)
    }
    throw error
  } finally {
    runningActions -= 1
    if (interrupted) openSignInDialog(settle)
  }
}

/** Runs when the dialog closes: without a new session the visitor becomes a guest. */
function settle(): void {
  if (interrupted === null) return
  const { session, memberId, retries } = interrupted
  interrupted = null
  if (!hasStoredSession() || storedSession() === session) {
    sessionEnd.replace('lost')
    clearSession()
    return
  }
  confirmSession()
  if (currentMember()?.id === memberId) for (const retry of retries) retry()
}

/** Whether the visitor is asked to sign in because their session has expired. */
export function isSigningInAgain(): boolean {
  return interrupted !== null
}
