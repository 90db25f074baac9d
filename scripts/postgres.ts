import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const START_LIMIT_MS = 30_000

/** Folders of PostgreSQL's programs in distributions, newest first. */
function programFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : []
  const fromConfig = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const onPath = (process.env['PATH'] ?? '').split(':')
  return [
    ...versions.map((version) => `${debian}/${version}/bin`),
    ...(fromConfig ? [fromConfig] : []),
    ...onPath,
  ]
}

type Owner = { uid: number; gid: number }

/** Starts a temporary PostgreSQL server; null where none is installed. */
export async function startPostgres(): Promise<{ url: string; stop: () => void } | null> {
  const programs = findPrograms()
  if (!programs) return null
  const { folder, data, owner } = newFolder()
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--no-locale', '--auth=trust', '--no-sync'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  )
  const { url, stop } = await runServer(programs, folder, owner, await freePort())
  return { url, stop }
}

export type TestReplica = {
  url: string
  /** Kills it; replicated data stays. */
  kill: () => Promise<void>
  /** Restarts it at the same address. */
  restart: () => Promise<void>
  stop: () => void
}

/** Starts a streaming replica of a server that `startPostgres` started. */
export async function startReplica(primaryUrl: string): Promise<TestReplica> {
  const programs = findPrograms()
  if (!programs) throw new Error('there is a primary but no PostgreSQL')
  const { folder, data, owner } = newFolder()
  execFileSync(
    join(programs, 'pg_basebackup'),
    ['-d', primaryUrl, '-D', data, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  )
  const port = await freePort()
  let running = await runServer(programs, folder, owner, port)
  return {
    url: running.url,
    kill: () => running.kill(),
    async restart() {
      running = await runServer(programs, folder, owner, port)
    },
    stop: () => running.stop(),
  }
}

function findPrograms(): string | undefined {
  return programFolders().find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** A folder for a server's data, with its owner. */
function newFolder(): { folder: string; data: string; owner: Owner | undefined } {
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-postgres-'))
  const owner = unprivilegedOwner()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  return { folder, data: join(folder, 'data'), owner }
}

async function runServer(programs: string, folder: string, owner: Owner | undefined, port: number) {
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    // Many test files run in parallel, each with a pool.
    'max_connections=300',
  ].flatMap((setting) => ['-c', setting])
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', join(folder, 'data'), '-p', String(port), ...settings],
    { ...owner, cwd: folder, stdio: 'ignore' },
  )
  const ended = once(server, 'exit')
  const kill = async () => {
    server.kill('SIGQUIT')
    await ended
  }
  const stop = () => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilReady(url).catch((error) => {
    stop()
    throw error
  })
  return { url, kill, stop }
}

/** PostgreSQL does not run as root. */
function unprivilegedOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/**
 * A free port below the ephemeral range, so that the system assigns it to no other process before it is
 * used, or during a restart.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
  return isFree ? port : freePort()
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (Date.now() > deadline) throw new Error('PostgreSQL did not start', { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
