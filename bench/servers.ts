import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import autocannon from 'autocannon'

export type Running = { url: string; stop: () => Promise<void>; cpuMs: () => number }

const START_LIMIT_MS = 300_000
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Starts the built site on its own data folder. */
export async function startSite(
  dataDir: string,
  port: number,
  more: Record<string, string> = {},
): Promise<Running> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/main.ts'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        PORT: String(port),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        ...more,
      },
    },
  )
  return whenUp(child, `http://127.0.0.1:${port}`)
}

/** Starts the limit: a process that does nothing but send the same bytes. */
export async function startBareNode(body: string, port: number): Promise<Running> {
  const child = spawn(process.execPath, [import.meta.filename, String(port)], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin?.end(body)
  return whenUp(child, `http://127.0.0.1:${port}`)
}

/** Starts a script of the benchmarks that serves on a port and answers /healthz. */
export async function startScript(
  path: string,
  words: readonly string[],
  port: number,
): Promise<Running> {
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--disable-warning=ExperimentalWarning', path, ...words],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return whenUp(child, `http://127.0.0.1:${port}`)
}

/** Requests with `connections` at once for `seconds`; answers a second and processor time for each. */
export async function load(
  site: Running,
  path: string,
  connections: number,
  seconds: number,
  encoding: 'identity' | 'br' = 'identity',
): Promise<{ perSecond: number; cpuUs: number }> {
  const before = site.cpuMs()
  const result = await autocannon({
    url: `${site.url}${path}`,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': encoding },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`)
  return {
    perSecond: result.requests.average,
    cpuUs: ((site.cpuMs() - before) * 1000) / result.requests.total,
  }
}

async function whenUp(child: ChildProcess, url: string): Promise<Running> {
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    const up = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    )
    if (up) break
    if (Date.now() > deadline || child.exitCode !== null) {
      child.kill('SIGKILL')
      throw new Error(`${url} did not start`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  return { url, stop, cpuMs: () => cpuMsOf(child.pid ?? 0) }
}

function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Run by itself, this file is the bare server: it sends what it reads from standard input. */
async function serveBare(port: number): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
    })
    response.end(body)
  })
  server.listen(port, '127.0.0.1')
  process.on('SIGTERM', () => process.exit(0))
}

if (process.argv[1] === import.meta.filename) await serveBare(Number(process.argv[2]))
