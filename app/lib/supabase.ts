import type { SupabaseClient } from '@supabase/supabase-js'
import type { Site } from './site.ts'

/** Where the Supabase client connects to. */
export type Connection = Pick<Site, 'apiUrl' | 'anonKey'>

const clients = new Map<string, Promise<SupabaseClient>>()

/**
 * The one client of this page; the library is fetched when somebody first needs it. A failed fetch is
 * forgotten, so that the next call tries again.
 */
export function supabaseClient({ apiUrl, anonKey }: Connection): Promise<SupabaseClient> {
  const key = `${apiUrl} ${anonKey}`
  const known = clients.get(key)
  if (known) return known
  const client = import('@supabase/supabase-js').then(({ createClient }) =>
    createClient(apiUrl || window.location.origin, anonKey || 'anonymous'),
  )
  clients.set(key, client)
  client.catch(() => clients.delete(key))
  return client
}

/** Fetches the client ahead of the first call; a failure is noticed when calling. */
export function warmSupabase(connection: Connection): void {
  supabaseClient(connection).catch(() => undefined)
}
