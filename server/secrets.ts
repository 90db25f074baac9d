import { createHmac, randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type ApiKeys = {
  /** Public; the browser sends it with every call. */
  anon: string
  /** Private; for administration. */
  service: string
}

/**
 * The secret everything else is derived from: JWT_SECRET, else the one in DATA_DIR, created at first
 * start. Servers that share a database share it by setting JWT_SECRET.
 */
export async function loadRootSecret(dataDir: string, configured?: string): Promise<string> {
  if (configured) return configured
  const file = join(dataDir, 'root-secret')
  const known = await readFile(file, 'utf8').catch(ifMissing)
  if (known) return known.trim()
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const secret = randomBytes(32).toString('base64url')
  // `wx`: of two processes that start at once, the second must not overwrite the first one's secret.
  await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  await chmod(file, 0o600)
  return secret
}

/** Keys in the form that the Supabase client expects. */
export function apiKeysOf(rootSecret: string): ApiKeys {
  const derived = (purpose: string) =>
    createHmac('sha256', rootSecret).update(`api-key:${purpose}`).digest('base64url').slice(0, 32)
  return { anon: `sb_publishable_${derived('anon')}`, service: `sb_secret_${derived('service')}` }
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
