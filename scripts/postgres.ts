import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const START_LIMIT_MS = 30_000

/** Folders that distributions put PostgreSQL's programs in, newest first. */
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

/** Starts a throw-away PostgreSQL on this machine; null where no server is installed. */
export async function startPostgres(): Promise<{ url: string; stop: () => void } | null> {
  const programs = programFolders().find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
  if (!programs) return null
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-postgres-'))
  const owner = unprivilegedOwner()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--no-locale', '--auth=trust', '--no-sync'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  )
  const port = await freePort()
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
      '-c',
      'fsync=off',
    ],
    { ...owner, cwd: folder, stdio: 'ignore' },
  )
  const stop = () => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilReady(url).catch((error) => {
    stop()
    throw error
  })
  return { url, stop }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no free port')),
      )
    })
  })
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
