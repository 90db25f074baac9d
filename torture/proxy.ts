import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { apiKeysOf } from '#server/secrets.ts'
import { type Report, SECRET } from './report.ts'
import { freePort, isReady, startNode } from './site.ts'

const STRANGERS = 4
const VISITORS = 4
/** Most of the half second after which an adapter once closed the connection. */
const PAUSE_MS = 430
/** Without proof below: a sign-up hashes a password, which takes some 50 ms of processor time. */
const LEAST_SIGN_UPS_PER_SECOND = 1
const BODY = 'x'.repeat(300_000)
const EARLY = [
  '/explore',
  '/account/v1/saved',
  '/booking/v1/requests',
  '/functions/v1/anthropic-ai',
  '/auth/v1/signup',
]

const NOTHING_ASKED: Omit<Report, 'figures'> = {
  faults: [],
  outcome: { acknowledged: 0, answered: 0, failed: 0 },
  floor: { acknowledged: 0, answered: 0, availability: 0 },
}

type Outcomes = { refused: number; signedUp: number; faults: string[] }

/**
 * Clients post large bodies that are rejected early, through an nginx with a pool of connections to the
 * node, while visitors sign up through the same pool: each must get a response.
 */
export async function tortureByProxy(seconds: number): Promise<Report> {
  if (spawnSync('nginx', ['-v'], { env: ENV }).error)
    return { ...NOTHING_ASKED, figures: { skipped: 'nginx is not installed' } }
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-proxy-'))
  const node = await startNode({ DATA_DIR: join(folder, 'data'), JWT_SECRET: SECRET })
  const sum: Outcomes = { refused: 0, signedUp: 0, faults: [] }
  try {
    // With and without: either nginx or the node buffers the body.
    for (const buffering of ['on', 'off'] as const) {
      const proxy = await startNginx(folder, node.port, buffering)
      const deadline = performance.now() + (seconds / 2) * 1_000
      await Promise.all([
        ...Array.from({ length: STRANGERS }, (_, at) => postEarly(proxy.url, at, deadline, sum)),
        ...Array.from({ length: VISITORS }, () => signUp(proxy.url, deadline, sum)),
      ]).finally(proxy.stop)
    }
  } finally {
    await node.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    faults: sum.faults,
    outcome: {
      acknowledged: sum.signedUp,
      answered: sum.signedUp + sum.refused,
      failed: sum.faults.length,
    },
    floor: {
      acknowledged: LEAST_SIGN_UPS_PER_SECOND * seconds,
      answered: 2 * LEAST_SIGN_UPS_PER_SECOND * seconds,
      availability: 1,
    },
    figures: { 'large bodies refused early': sum.refused, 'signed up': sum.signedUp },
  }
}

/** Debian installs it in a folder that is not in the user's PATH. */
const ENV = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` }

async function startNginx(folder: string, nodePort: number, buffering: 'on' | 'off') {
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    file,
    `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  client_max_body_size 16m;
  upstream node { server 127.0.0.1:${nodePort}; keepalive 4; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://node;
      proxy_http_version 1.1;
      proxy_request_buffering ${buffering};
      proxy_set_header Connection "";
      proxy_set_header Host $host;
    }
  }
}
`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { env: ENV, stdio: 'ignore' })
  const ended = once(nginx, 'exit')
  process.once('exit', () => nginx.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${file}`)
    await delay(50)
  }
  return {
    url,
    async stop() {
      nginx.kill()
      await ended
    },
  }
}

async function postEarly(url: string, at: number, deadline: number, sum: Outcomes): Promise<void> {
  for (let n = at; performance.now() < deadline; n++) {
    const path = EARLY[n % EARLY.length] ?? '/'
    const { status } = await post(`${url}${path}`, BODY)
    if (status >= 400 && status < 500) sum.refused++
    else sum.faults.push(`${path}: ${status} to a large body`)
    await delay(PAUSE_MS)
  }
}

let signUps = 0

async function signUp(url: string, deadline: number, sum: Outcomes): Promise<void> {
  const { anon } = apiKeysOf(SECRET)
  while (performance.now() < deadline) {
    const n = signUps++
    const account = { email: `visitor-${n}@example.com`, password: `a long password ${n}` }
    const { status } = await post(`${url}/auth/v1/signup`, JSON.stringify(account), {
      apikey: anon,
      'X-Forwarded-For': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    })
    if (status === 200) sum.signedUp++
    else sum.faults.push(`sign-up: ${status}`)
  }
}

/** Status 0 without a response. */
async function post(url: string, body: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  }).catch(() => null)
  await answer?.arrayBuffer().catch(() => null)
  return { status: answer?.status ?? 0 }
}
