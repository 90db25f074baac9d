import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, pipeline as startPipeline } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import type { PoolClient } from 'pg'
import { AuthError } from '#auth/errors.ts'
import { isEmptySite } from '#data/backup/empty-site.ts'
import { BackupError, BackupVersionError, restoreBackup } from '#data/backup/restore-backup.ts'
import { writeBackup } from '#data/backup/write-backup.ts'
import { appendAudit } from '#data/staff/staff-audit.ts'
import type { Restored } from '#domain/console/backup.ts'
import { linesOf } from '../../catalogue/lines-of.ts'
import { type ConsoleCall, type Endpoint, record } from '../endpoint.ts'

export const BACKUP_ENDPOINTS: readonly Endpoint[] = [
  { method: 'POST', path: '/backup', action: 'backup.download', run: download },
  { method: 'POST', path: '/backup/restore', action: 'backup.restore', run: restore },
]

const GZIP_MAGIC = 0x1f8b

/**
 * Everything in the database as a compressed file. Written before it is sent: a slow download must not hold the
 * connection of the embedded database.
 */
async function download(call: ConsoleCall): Promise<Response> {
  const { c, deps, now } = call
  await record(deps.auth.db, call, {
    action: 'backup.downloaded',
    subjectKind: 'site',
    subjectId: null,
    before: null,
    after: null,
  })
  const file = temporaryFile()
  const removeFile = () => rm(file, { force: true })
  try {
    const lines = Readable.from(withLineEnds(writeBackup(deps.opened.pool, now)))
    await pipeline(lines, createGzip(), createWriteStream(file, { mode: 0o600, flags: 'wx' }))
    c.header('Content-Type', 'application/gzip')
    c.header('Content-Length', String((await stat(file)).size))
    const body = createReadStream(file).on('close', () => void removeFile())
    return c.body(Readable.toWeb(body) as ReadableStream)
  } catch (error) {
    await removeFile()
    throw error
  }
}

/** Restores an uploaded backup into a site that nobody has used yet. */
async function restore(call: ConsoleCall): Promise<Response> {
  const { c, deps, actor, now } = call
  const { body } = c.req.raw
  if (!body) throw new AuthError(400, 'backup_unreadable', 'Send a backup')
  const { opened, auth } = deps
  const client = await opened.pool.connect()
  const isEmpty = await isEmptySite(client, actor.id).finally(() => client.release())
  if (!isEmpty) throw notEmpty()
  const file = temporaryFile()
  try {
    await pipeline(
      Readable.fromWeb(body as WebStream),
      createWriteStream(file, { mode: 0o600, flags: 'wx' }),
    )
    const sums = await restoreBackup(opened.pool, linesOf(plainBytes(file)), {
      // Asked again in the transaction: somebody may have begun to use the site meanwhile.
      async before(client) {
        if (!(await isEmptySite(client, actor.id))) throw notEmpty()
      },
      after: (client) => requireSameSecret(call, client),
    }).catch(rejectBackup)
    auth.keyring.reload()
    const rows = sums.reduce((sum, table) => sum + table.rows, 0)
    const restored: Restored = { tables: sums.filter((table) => table.rows > 0).length, rows }
    await appendAudit(auth.db, {
      ...{ at: now, origin: 'console', action: 'backup.restored', after: restored },
      // The account was replaced with all others.
      ...{ actorId: null, subjectKind: 'site', subjectId: null, before: null, requestId: null },
    })
    // The triggers that notify every server did not run.
    await opened.pool.query("select pg_notify('listing_changes', '')")
    return c.json(restored)
  } finally {
    await rm(file, { force: true })
  }
}

const temporaryFile = () => join(tmpdir(), `seekwell-backup-${randomUUID()}`)
const notEmpty = () => new AuthError(409, 'site_not_empty', 'The site is in use')

async function* withLineEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`
}

/** The content of a backup, which may be compressed. */
async function* plainBytes(file: string): AsyncGenerator<Uint8Array> {
  const handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
  await handle.close()
  const isCompressed = bytesRead === 2 && buffer.readUInt16BE() === GZIP_MAGIC
  const bytes = createReadStream(file)
  // The callback takes an error that nobody waits for; whoever reads gets it too.
  yield* isCompressed ? startPipeline(bytes, createGunzip(), () => {}) : bytes
}

/** Encrypted columns, and with them sign-in, need the secret of the site that wrote the backup. */
async function requireSameSecret({ deps }: ConsoleCall, client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ sealed: string }>(
    'select private_jwk as sealed from auth.signing_keys',
  )
  for (const { sealed } of rows) {
    try {
      deps.auth.secrets.open('signing-key', sealed)
    } catch {
      throw new AuthError(422, 'backup_other_secret', 'The backup is of a site with another secret')
    }
  }
}

/** @throws AuthError for a file that is no usable backup; any other error unchanged */
function rejectBackup(error: unknown): never {
  if (error instanceof BackupVersionError)
    throw new AuthError(422, 'backup_other_version', error.message)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (error instanceof BackupError || code.startsWith('Z_'))
    throw new AuthError(422, 'backup_unreadable', 'The file is no backup of this site')
  throw error
}
