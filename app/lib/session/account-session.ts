import { create } from 'zustand'
import { readItem, writeItem } from '../stores/web-storage.ts'

/** Storage key of the Supabase client's session. */
export const SESSION_KEY = 'seekwell-session'

/** The signed-in member as stored in this browser; the server verifies every call. */
export type Member = { id: string; email: string; name: string }

/** The member at this browser; null for a guest, on the server and during hydration. */
export const useMember = create<Member | null>(() => null)
export const currentMember = useMember.getState

/** Reads the stored session again: the tab that changes it gets no `storage` event. */
export function refreshMember(): void {
  const next = readMember(storedSession())
  if (JSON.stringify(next) !== JSON.stringify(currentMember())) useMember.setState(next, true)
}

export function clearSession(): void {
  writeItem('localStorage', SESSION_KEY, null)
  refreshMember()
}

export function hasStoredSession(): boolean {
  return storedSession() !== null
}

/**
 * Parses the stored session. With a second factor the visitor is a member only once it has been verified
 * in this session.
 */
export function readMember(text: string | null): Member | null {
  try {
    const { access_token: token, user } = JSON.parse(text ?? '{}')
    if (typeof token !== 'string' || typeof user?.id !== 'string') return null
    const claims = JSON.parse(
      atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')),
    )
    const factors: unknown[] = Array.isArray(user.factors) ? user.factors : []
    if (claims.aal !== 'aal2' && factors.some(isVerified)) return null
    const name = user.user_metadata?.name
    return {
      id: user.id,
      email: typeof user.email === 'string' ? user.email : '',
      name: typeof name === 'string' ? name : '',
    }
  } catch {
    return null
  }
}

function isVerified(factor: unknown): boolean {
  return (
    typeof factor === 'object' &&
    factor !== null &&
    'status' in factor &&
    factor.status === 'verified'
  )
}

/**
 * Whether the signed-in account has no password because several sign-ups set different ones, which
 * invalidated them all.
 */
export function isPasswordDropped(text: string | null = storedSession()): boolean {
  try {
    return JSON.parse(text ?? '{}').user?.app_metadata?.password_dropped === true
  } catch {
    return false
  }
}

/** The stored session text; differs after every sign-in. */
export function storedSession(): string | null {
  return readItem('localStorage', SESSION_KEY)
}

refreshMember()
if (typeof window !== 'undefined')
  addEventListener('storage', ({ key }) => {
    // No other key: after a lost session the member stays until the sign-in dialog is closed.
    if (key === SESSION_KEY || key === null) refreshMember()
  })
