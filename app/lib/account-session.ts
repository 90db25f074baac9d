import { useSyncExternalStore } from 'react'

/** Where the Supabase client keeps the session of this browser. */
export const SESSION_KEY = 'seekwell-session'

/** Who is signed in here, as far as this browser knows; the server decides at every call. */
export type Member = { id: string; email: string; name: string }

let member: Member | null | undefined
const listeners = new Set<() => void>()

/** The member at this browser; null for a guest, on the server and while hydrating. */
export function useMember(): Member | null {
  return useSyncExternalStore(subscribe, currentMember, () => null)
}

export function currentMember(): Member | null {
  if (member === undefined) member = readMember(storedSession())
  return member
}

/** The client has changed what is stored: other tabs hear of it by themselves, this one does not. */
export function tellSessionChanged(): void {
  const next = readMember(storedSession())
  if (JSON.stringify(next) === JSON.stringify(member)) return
  member = next
  for (const tell of listeners) tell()
}

export function forgetSession(): void {
  try {
    localStorage.removeItem(SESSION_KEY)
  } catch {
    // What cannot be stored is not there.
  }
  tellSessionChanged()
}

export function hasStoredSession(): boolean {
  return storedSession() !== null
}

/**
 * Makes the stored text safe. Whoever has a second factor is a member only once it has been proved in
 * this session.
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
 * Whether the account that is signed in here has no password because several sign-ups gave different
 * ones, so that none of them counts.
 */
export function isPasswordDropped(text: string | null = storedSession()): boolean {
  try {
    return JSON.parse(text ?? '{}').user?.app_metadata?.password_dropped === true
  } catch {
    return false
  }
}

/** The session as this browser keeps it: another text once somebody has signed in anew. */
export function storedSession(): string | null {
  try {
    return localStorage.getItem(SESSION_KEY)
  } catch {
    return null
  }
}

function onStorage({ key }: StorageEvent) {
  if (key === SESSION_KEY || key === null) tellSessionChanged()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}
