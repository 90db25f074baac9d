import { setTimeout as after } from 'node:timers/promises'
import type { Pool } from 'pg'

const LIMIT_MS = 2_000

/** Whether the database answers within two seconds. */
export async function isDatabaseReady(pool: Pick<Pool, 'query'>): Promise<boolean> {
  const timeout = new AbortController()
  const query = pool.query('select 1').then(
    () => true,
    () => false,
  )
  const deadline = after(LIMIT_MS, false, { signal: timeout.signal, ref: false }).catch(() => false)
  try {
    return await Promise.race([query, deadline])
  } finally {
    timeout.abort()
  }
}
