import { type OpenDatabase, openDatabase } from '#data/db/db.ts'
import { migrate } from '#data/db/migrate.ts'
import { FolderInUse } from '#data/embedded/folder-lock.ts'
import { readAddress } from './catalogue/address-file.ts'
import type { Env } from './env.ts'
import { apiKeysOf, loadRootSecret } from './secrets.ts'

/** A running server that has the database open, and its service key. */
export type Remote = { url: string; serviceKey: string }

/** The database of this deployment: opened by this process, or held by a running server. */
export type Deployment = { kind: 'open'; opened: OpenDatabase } | { kind: 'remote'; remote: Remote }

/** Opens what a command works on: the migrated database, or the server that holds the embedded one. */
export async function openDeployment(env: Env): Promise<Deployment> {
  const location = env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: env.DATA_DIR }
  try {
    const opened = await openDatabase(location)
    await migrate(opened.pool)
    return { kind: 'open', opened }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    const url = await readAddress(env.DATA_DIR)
    if (!url)
      throw new Error(
        `${env.DATA_DIR} is in use by a server that is starting or stopping, or by another command. Try again in a moment.`,
        { cause: error },
      )
    const { service } = apiKeysOf(await loadRootSecret(env.DATA_DIR, env.JWT_SECRET))
    return { kind: 'remote', remote: { url, serviceKey: service } }
  }
}

export async function closeDeployment(deployment: Deployment): Promise<void> {
  if (deployment.kind === 'open') await deployment.opened.close()
}

/**
 * Sends a request to a running server with its service key.
 *
 * @throws Error when it does not answer or rejects the request
 */
export async function callServer(
  remote: Remote,
  path: string,
  init: RequestInit,
): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${remote.serviceKey}`)
  const response = await fetch(new URL(path, remote.url), { ...init, headers }).catch((cause) => {
    throw new Error(`The server at ${remote.url} does not answer.`, { cause })
  })
  if (response.ok) return response
  const problem = (await response.json().catch(() => null)) as { detail?: string } | null
  throw new Error(`The server at ${remote.url} refused: ${problem?.detail ?? response.status}`)
}
