import type { Connection } from './supabase.ts'

/** Preloads the client; a failure is reported by the first call. */
export function preloadSupabase(connection: Connection): void {
  import('./supabase.ts')
    .then(({ supabaseClient }) => supabaseClient(connection))
    .catch(() => undefined)
}
