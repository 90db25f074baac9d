import type { SupabaseClient } from '@supabase/supabase-js'
import { readLanguagePath } from '#domain/language/language-path.ts'
import { acceptedLanguages } from '../i18n/accepted-languages.ts'
import type { Site } from '../site.ts'
import { SESSION_KEY } from './account-session.ts'
import { confirmSession, expireSession } from './session-expiry.ts'

/** Where the Supabase client connects to. */
export type Connection = Pick<Site, 'apiUrl' | 'anonKey'>

/** Pages that links in mails and other services return to; no other URL may sign in. */
const RETURN_PATHS: readonly string[] = ['/sign-in/return', '/new-password']

const AUTH_LIMIT_MS = 15_000
const clients = new Map<string, Promise<SupabaseClient>>()

/**
 * The shared client; the library is loaded on first use. A failed load is not cached, so that the next call
 * retries.
 */
export function supabaseClient({ apiUrl, anonKey }: Connection): Promise<SupabaseClient> {
  const key = `${apiUrl} ${anonKey}`
  const known = clients.get(key)
  if (known) return known
  const client = import('@supabase/supabase-js').then(({ createClient }) => {
    const created = createClient(apiUrl || window.location.origin, anonKey || 'anonymous', {
      auth: {
        storageKey: SESSION_KEY,
        detectSessionInUrl: ({ pathname }, { access_token, error, error_description }) =>
          RETURN_PATHS.includes(readLanguagePath(pathname).path) &&
          Boolean(access_token ?? error ?? error_description),
      },
      global: { fetch: timedFetch, headers: { 'Accept-Language': acceptedLanguages() } },
    })
    created.auth.onAuthStateChange((_, session) => (session ? confirmSession() : expireSession()))
    return created
  })
  clients.set(key, client)
  client.catch(() => clients.delete(key))
  return client
}

/** Calls of the assistant set their own time limit. */
const timedFetch: typeof fetch = (input, init) => {
  if (init?.signal) return fetch(input, init)
  return fetch(input, { ...init, signal: AbortSignal.timeout(AUTH_LIMIT_MS) })
}
