import { setTimeout as after } from 'node:timers/promises'
import type { Pool } from 'pg'

const LIMIT_MS = 2_000

/** Whether the database answers, within two seconds. */
export async function answers(pool: Pick<Pool, 'query'>): Promise<boolean> {
  const patience = new AbortController()
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  )
  const late = after(LIMIT_MS, false, { signal: patience.signal, ref: false }).catch(() => false)
  try {
    return await Promise.race([asked, late])
  } finally {
    patience.abort()
  }
}
