import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/postgres.ts'
import { median, printRows, type Row } from './report.ts'
import { siteEnv } from './servers.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 18_410)
const PATH = '/escapes'
const ROUNDS = 5
const ASK_EVERY_MS = 5
const START_LIMIT_MS = 120_000
/** Rendering the front pages and compressing them. */
const SETTLE_MS = Number(process.env['BENCH_SETTLE_MS'] ?? 20_000)
const SITE = ['--disable-warning=ExperimentalWarning', 'server/main.ts']
const BARE = [
  '-e',
  `require('node:http').createServer((_, response) => response.end('x'.repeat(20_000))).listen(${PORT + 1}, '127.0.0.1')`,
]

type Started = { ms: number; mb: number }

/**
 * From the start to the first page: the site on the folder of its last run, compared with a minimal
 * server.
 */
export async function benchStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-start-'))
  try {
    const first = await start(SITE, PORT, folder, SETTLE_MS)
    const again: Started[] = []
    const bare: Started[] = []
    for (let round = 0; round < ROUNDS; round++) {
      again.push(await start(SITE, PORT, folder, SETTLE_MS))
      bare.push(await start(BARE, PORT + 1, folder, 0))
    }
    const withServer = await startWithServer(join(folder, 'beside-a-server'))
    const peer = 'bare node:http'
    const limit = median(bare.map(({ ms }) => ms))
    const row = (what: string, ms: number) => ({ what, unit: 'ms', ours: ms, peer, theirs: limit })
    const mb = median(bare.map((each) => each.mb))
    const memory = (what: string, ours: number): Row => ({
      what,
      unit: 'MB',
      ours,
      peer,
      theirs: mb,
    })
    printRows(`Start to the first page (load ${loadavg()[0]?.toFixed(1)})`, [
      row('on a data folder in use', median(again.map(({ ms }) => ms))),
      row('on an empty data folder', first.ms),
      memory('memory with the database, settled', median(again.map(({ mb }) => mb))),
      ...(withServer ? [memory('memory without it, settled', withServer.mb)] : []),
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The site with a filled database in a separate process; null where PostgreSQL is not installed. */
async function startWithServer(folder: string): Promise<Started | null> {
  const server = await startPostgres()
  if (!server) return null
  try {
    const more = { DATABASE_URL: server.url }
    await start(SITE, PORT, folder, 0, more)
    return await start(SITE, PORT, folder, SETTLE_MS, more)
  } finally {
    server.stop()
  }
}

/** Starts a server, waits for its first page and for `settleMs`, and ends it. */
async function start(
  command: readonly string[],
  port: number,
  dataDir: string,
  settleMs: number,
  more: Record<string, string> = {},
): Promise<Started> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...siteEnv(dataDir, port), ...more },
  })
  while (!(await isAnswered(port))) {
    if (performance.now() - startedAt > START_LIMIT_MS) throw new Error('did not start')
    await pause(ASK_EVERY_MS)
  }
  const ms = performance.now() - startedAt
  await pause(settleMs)
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  const mb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
  return { ms, mb }
}

function isAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get({ host: '127.0.0.1', port, path: PATH, agent: false }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode === 200))
    })
    asked.once('error', () => resolve(false))
  })
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
