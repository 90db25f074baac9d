import {
  currentMember,
  forgetSession,
  hasStoredSession,
  storedSession,
  tellSessionChanged,
  useMember,
} from './account-session.ts'
import { createBrowserStore } from './browser-store.ts'
import { askToSignIn } from './sign-in-ask.ts'

/** How the last session of this browser ended: by choice, or elsewhere and not yet told to the visitor. */
type Ending = 'left' | 'lost' | null

const ending = createBrowserStore<Ending>('seekwell-session-end', readEnding, null)

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

/** True from the end of a session that nobody here has ended until somebody signs in, or takes note. */
export function useSignedOut(): boolean {
  const how = ending.use()
  return useMember() === null && how === 'lost'
}

export function takeNoteOfSignOut(): void {
  ending.replace(null)
}

/** Said before signing out, for the other tabs hear of the end at once. */
export function beginSignOut(): void {
  ending.replace('left')
}

/** A session has begun, or goes on. */
export function noteSession(): void {
  if (ending.current() !== null && broken === null) ending.replace(null)
  tellSessionChanged()
}

/**
 * The server knows the session no more. Nothing of the member is shown from here on; in the middle of an
 * action not before the visitor has been asked to sign in again.
 */
export function noteSessionLost(): void {
  const member = currentMember()
  if (!member || ending.current() === 'left') {
    tellSessionChanged()
    return
  }
  ending.replace('lost')
  if (held === 0 && broken === null) forgetSession()
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
    if (broken) askToSignIn(true)
  }
}

/** The dialog has closed: whoever has not signed in again is a guest now. */
export function settleSessionLoss(): void {
  if (broken === null) return
  const { session, memberId, again } = broken
  broken = null
  if (!hasStoredSession() || storedSession() === session) {
    ending.replace('lost')
    forgetSession()
    return
  }
  noteSession()
  if (currentMember()?.id === memberId) for (const act of again) act()
}

/** Whether the visitor is being asked to sign in because their session was lost. */
export function isSessionBroken(): boolean {
  return broken !== null
}

function readEnding(text: string | null): Ending {
  return text === '"left"' ? 'left' : text === '"lost"' ? 'lost' : null
}
