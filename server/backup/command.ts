import { createWriteStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { TableSum } from '#data/backup/backup-format.ts'
import { restoreBackup } from '#data/backup/restore-backup.ts'
import { writeBackup } from '#data/backup/write-backup.ts'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'
import { type OpenDatabase, openDatabase } from '#data/db/db.ts'
import { migrate } from '#data/db/migrate.ts'
import { linesOf } from '../catalogue/lines-of.ts'
import { callServer, closeDeployment, openDeployment } from '../deployment.ts'
import { readEnv } from '../env.ts'
import { loadRootSecret } from '../secrets.ts'

const USAGE = `npm run backup -- FILE               writes everything; FILE may end in .gz; a running server goes on
npm run restore -- FILE              replaces everything by what FILE holds
npm run migrate-to-postgres -- URL   copies the embedded database to a PostgreSQL server`

const print = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<number> {
  const [action, target] = process.argv.slice(2)
  if (!target) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  if (action === 'backup') await backUp(target)
  else if (action === 'restore') await restore(target)
  else await moveToPostgres(target)
  return 0
}

async function backUp(file: string): Promise<void> {
  const deployment = await openDeployment(readEnv(process.env))
  try {
    const lines =
      deployment.kind === 'remote'
        ? linesOf(
            (await callServer(deployment.remote, '/api/v1/admin/backup', {})).body ??
              Readable.from([]),
          )
        : writeBackup(deployment.opened.pool, new Date())
    let written = 0
    async function* text(): AsyncGenerator<string> {
      for await (const line of lines) {
        written += 1
        yield `${line}\n`
      }
    }
    // Readable by the owner only: it contains accounts.
    const output = createWriteStream(file, { mode: 0o600 })
    await (file.endsWith('.gz')
      ? pipeline(Readable.from(text()), createGzip(), output)
      : pipeline(Readable.from(text()), output))
    print(`${written} lines in ${file}`)
  } finally {
    await closeDeployment(deployment)
  }
}

async function restore(file: string): Promise<void> {
  // Opened before the database, so that a mistyped name is reported at once.
  const handle = await open(file)
  const deployment = await openDeployment(readEnv(process.env))
  if (deployment.kind === 'remote')
    throw new Error('Stop the server first: everything in its database would be replaced under it.')
  try {
    printSums(await restoreBackup(deployment.opened.pool, linesIn(file, handle)))
  } finally {
    await closeDeployment(deployment)
  }
}

async function moveToPostgres(url: string): Promise<void> {
  const env = readEnv({ ...process.env, DATABASE_URL: url })
  const { DATABASE_URL: _, ...embedded } = env
  const source = await openDeployment({ ...embedded, DATABASE_URL: undefined })
  if (source.kind === 'remote')
    throw new Error('Stop the server first: what it writes after the copy would be lost.')
  let target: OpenDatabase | null = null
  try {
    target = await openDatabase({ url })
    await migrate(target.pool).catch((error: Error) => {
      if (!isDatabaseUnavailable(error)) throw error
      const message = `The server at ${new URL(url).host} does not answer; nothing was copied: ${error.message}`
      throw new Error(message, { cause: error })
    })
    printSums(await restoreBackup(target.pool, writeBackup(source.opened.pool, new Date())))
    const secret = await loadRootSecret(env.DATA_DIR, env.JWT_SECRET)
    print(
      'Start the server with DATABASE_URL set to this server. Other machines need the same keys: set ' +
        `JWT_SECRET there to what ${env.JWT_SECRET ? 'it is here' : `${env.DATA_DIR}/root-secret holds`}` +
        ` (${secret.length} characters).`,
    )
  } finally {
    await target?.close()
    await closeDeployment(source)
  }
}

function linesIn(file: string, handle: FileHandle): AsyncGenerator<string> {
  const bytes = handle.createReadStream()
  return linesOf(file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes)
}

function printSums(sums: readonly TableSum[]): void {
  for (const { table, rows } of sums) if (rows > 0) print(`${table}: ${rows} rows, checked`)
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  return 2
})
