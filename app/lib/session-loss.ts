import {
  clearSession,
  currentMember,
  hasStoredSession,
  refreshMember,
  storedSession,
} from './account-session.ts'
import { sessionEnd } from './session-end.ts'
import { openSignInDialog } from './sign-in-dialog-store.ts'

/** The codes of a session, or of its owner, that the server knows no more. */
const LOST =
  /^(session_not_found|session_expired|user_not_found|bad_jwt|no_authorization|refresh_token_(not_found|already_used))$/

let held = 0
/** Found out in the middle of an action: whose session it was, and what is to be done again with a new one. */
let broken: { session: string | null; memberId: string; again: (() => void)[] } | null = null

/** Whether the server no longer knows the session of this browser. */
export function isSessionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return LOST.test(code) || error.name === 'AuthSessionMissingError'
}

export function takeNoteOfSignOut(): void {
  sessionEnd.replace(null)
}

/** Said before signing out, for the other tabs hear of the end at once. */
export function beginSignOut(): void {
  sessionEnd.replace('left')
}

/** A session has begun, or goes on. */
export function noteSession(): void {
  if (sessionEnd.current() !== null && broken === null) sessionEnd.replace(null)
  refreshMember()
}

/**
 * The server knows the session no more. Nothing of the member is shown from here on; in the middle of an
 * action not before the visitor has been asked to sign in again.
 */
export function noteSessionLost(): void {
  const member = currentMember()
  if (!member || sessionEnd.current() === 'left') {
    refreshMember()
    return
  }
  sessionEnd.replace('lost')
  if (held === 0 && broken === null) clearSession()
  else broken ??= { session: storedSession(), memberId: member.id, again: [] }
}

/**
 * Runs what a visitor has begun. Should their session turn out to be lost, what they typed stays while
 * a dialog asks to sign in; `again` runs once the same member has.
 */
export async function holdingSession<T>(act: () => Promise<T>, again?: () => void): Promise<T> {
  held += 1
  try {
    return await act()
  } catch (error) {
    if (isSessionLost(error)) {
      noteSessionLost()
      if (again) broken?.again.push(again)
    }
    throw error
  } finally {
    held -= 1
    if (broken) openSignInDialog(settle)
  }
}

/** The dialog has closed: whoever has not signed in again is a guest now. */
function settle(): void {
  if (broken === null) return
  const { session, memberId, again } = broken
  broken = null
  if (!hasStoredSession() || storedSession() === session) {
    sessionEnd.replace('lost')
    clearSession()
    return
  }
  noteSession()
  if (currentMember()?.id === memberId) for (const act of again) act()
}

/** Whether the visitor is being asked to sign in because their session was lost. */
export function isSessionBroken(): boolean {
  return broken !== null
}
