import type { Connection } from './supabase.ts'

/** Fetches the client ahead of the first call; a failure is noticed when calling. */
export function preloadSupabase(connection: Connection): void {
  import('./supabase.ts')
    .then(({ supabaseClient }) => supabaseClient(connection))
    .catch(() => undefined)
}
