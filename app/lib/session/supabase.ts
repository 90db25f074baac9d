import type { SupabaseClient } from '@supabase/supabase-js'
import { readLanguagePath } from '#domain/language/language-path.ts'
import { acceptedLanguages } from '../i18n/accepted-languages.ts'
import type { Site } from '../site.ts'
import { SESSION_KEY } from './account-session.ts'
import { confirmSession, expireSession } from './session-expiry.ts'

/** Where the Supabase client connects to. */
export type Connection = Pick<Site, 'apiUrl' | 'anonKey'>

/** The pages that the links of mails and other services lead back to; no other address signs anybody in. */
export const ARRIVALS: readonly string[] = ['/sign-in/return', '/new-password']

const AUTH_LIMIT_MS = 15_000
const clients = new Map<string, Promise<SupabaseClient>>()

/**
 * The one client of this page; the library is fetched when somebody first needs it. A failed fetch is
 * forgotten, so that the next call tries again.
 */
export function supabaseClient({ apiUrl, anonKey }: Connection): Promise<SupabaseClient> {
  const key = `${apiUrl} ${anonKey}`
  const known = clients.get(key)
  if (known) return known
  const client = import('@supabase/supabase-js').then(({ createClient }) => {
    const made = createClient(apiUrl || window.location.origin, anonKey || 'anonymous', {
      auth: {
        storageKey: SESSION_KEY,
        detectSessionInUrl: ({ pathname }, { access_token, error, error_description }) =>
          ARRIVALS.includes(readLanguagePath(pathname).path) &&
          Boolean(access_token ?? error ?? error_description),
      },
      global: { fetch: timedFetch, headers: { 'Accept-Language': acceptedLanguages() } },
    })
    made.auth.onAuthStateChange((_, session) => (session ? confirmSession() : expireSession()))
    return made
  })
  clients.set(key, client)
  client.catch(() => clients.delete(key))
  return client
}

/** Calls of the assistant bring their own time limit. */
const timedFetch: typeof fetch = (input, init) => {
  if (init?.signal) return fetch(input, init)
  return fetch(input, { ...init, signal: AbortSignal.timeout(AUTH_LIMIT_MS) })
}
