import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import autocannon from 'autocannon'

export type Running = {
  url: string
  pid: number
  stop: () => Promise<void>
  cpuMs: () => number
}

const START_LIMIT_MS = 300_000
/** A server whose port is taken has exited by then. */
const PORT_FAULT_MS = 300
/** Resolution of processor time on Linux. */
const TICK_MS = 10

/** The environment of a measured site: it logs errors only. */
export const siteEnv = (dataDir: string, port: number): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  // As in deployments (deploy/).
  NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  PORT: String(port),
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
})

/**
 * Starts the built site on its own data folder.
 *
 * @param onOutput gets what the server prints
 */
export async function startSite(
  dataDir: string,
  port: number,
  more: Record<string, string> = {},
  onOutput?: (text: string) => void,
): Promise<Running> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/main.ts'],
    {
      stdio: ['ignore', onOutput ? 'pipe' : 'ignore', 'inherit'],
      env: { ...siteEnv(dataDir, port), ...more },
    },
  )
  child.stdout?.on('data', (data: Buffer) => onOutput?.(data.toString()))
  return whenUp(child, `http://127.0.0.1:${port}`)
}

/** A raw response: alternating names and values of its headers, except those that Node adds itself. */
export type Sent = { headers: readonly string[]; body: Buffer }

const WRITTEN_BY_NODE = new Set(['date', 'connection', 'keep-alive'])

/** The response of a server for an address, byte by byte. */
export function sentBy(url: string, headers: Record<string, string>): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ headers: ownOf(answer.rawHeaders), body: Buffer.concat(parts) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

const ownOf = (raw: readonly string[]) =>
  raw.filter((_, at) => !WRITTEN_BY_NODE.has((raw[at - (at % 2)] ?? '').toLowerCase()))

/** Starts the lower bound: a process that only sends the same bytes, including headers. */
export async function startBareNode({ headers, body }: Sent, port: number): Promise<Running> {
  const child = spawn(process.execPath, [import.meta.filename, String(port)], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin?.write(`${JSON.stringify(headers)}\n`)
  child.stdin?.end(body)
  return whenUp(child, `http://127.0.0.1:${port}`)
}

/**
 * Starts nginx with one worker that serves a compressed file; null where nginx is not installed.
 *
 * @param body brotli
 */
export async function startNginx(
  folder: string,
  body: Buffer,
  port: number,
): Promise<Running | null> {
  const config = join(folder, 'nginx.conf')
  writeFileSync(join(folder, 'page'), body)
  // Answers the health check of the site.
  writeFileSync(join(folder, 'healthz'), 'ok')
  writeFileSync(
    config,
    `daemon off; master_process off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
    events { worker_connections 2048; }
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=10;
      client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
      uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html;
        location = /healthz {} location / { try_files /page =404; add_header Content-Encoding br; } } }`,
  )
  return startNginxWith(config, folder, port)
}

/**
 * Starts nginx on a folder of static files; null where it is not installed.
 *
 * @param types the content type of each file, by its path in the folder, from the slash
 */
export async function startFolder(
  folder: string,
  types: ReadonlyMap<string, string>,
  port: number,
): Promise<Running | null> {
  writeFileSync(join(folder, 'healthz'), 'ok')
  const config = join(folder, 'nginx.conf')
  const locations = [...types].map(
    ([path, type]) => `location = "${path}" { default_type "${type}"; }`,
  )
  writeFileSync(
    config,
    `daemon off; master_process off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
    events { worker_connections 2048; }
    http { access_log off; sendfile on; tcp_nopush on; types {} gzip on; gzip_types text/css;
      client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
      uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      server { listen 127.0.0.1:${port}; root ${folder};
        add_header Cross-Origin-Opener-Policy same-origin; add_header Origin-Agent-Cluster ?1;
        ${locations.join('\n')} } }`,
  )
  return startNginxWith(config, folder, port)
}

async function startNginxWith(
  config: string,
  folder: string,
  port: number,
): Promise<Running | null> {
  const child = spawn('nginx', ['-c', config, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const missing = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(true))
    child.once('spawn', () => resolve(false))
  })
  return missing ? null : whenUp(child, `http://127.0.0.1:${port}`)
}

/** Starts a benchmark script that serves on a port and answers /healthz. */
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

/** Requests with `connections` at once for `seconds`; responses a second and processor time for each. */
export async function load(
  site: Running,
  path: string,
  connections: number,
  seconds: number,
  headers: Record<string, string> = { 'accept-encoding': 'identity' },
): Promise<{ perSecond: number; cpuUs: number }> {
  const before = site.cpuMs()
  const result = await autocannon({
    url: `${site.url}${path}`,
    connections,
    duration: seconds,
    headers,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`)
  return {
    perSecond: result.requests.average,
    cpuUs: ((site.cpuMs() - before) * 1000) / result.requests.total,
  }
}

const started = new Set<ChildProcess>()
// A failed benchmark leaves no child process behind, which would keep its output pipe open.
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL')
})

async function whenUp(child: ChildProcess, url: string): Promise<Running> {
  started.add(child)
  child.once('exit', () => started.delete(child))
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    const up = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    )
    // Another process may answer there: then this one has exited, or exits soon because the port is
    // taken.
    if (up && child.exitCode === null && (await stays(child))) break
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
  const pid = child.pid ?? 0
  return { url, pid, stop, cpuMs: () => cpuMsOf(pid) }
}

/** Whether a process is still running a moment after its port first answered. */
async function stays(child: ChildProcess): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, PORT_FAULT_MS))
  return child.exitCode === null
}

function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Run as a process, this file is the lower bound: it sends the bytes that it reads from standard input. */
async function serveBare(port: number): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  const sent = Buffer.concat(chunks)
  const end = sent.indexOf('\n')
  const headers = JSON.parse(sent.toString('utf8', 0, end)) as string[]
  const body = sent.subarray(end + 1)
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(body)
  })
  server.listen(port, '127.0.0.1')
  process.on('SIGTERM', () => process.exit(0))
}

if (process.argv[1] === import.meta.filename) await serveBare(Number(process.argv[2]))
