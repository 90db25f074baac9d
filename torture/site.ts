import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'

/** One node of the built site as a separate process. */
export type SiteNode = {
  url: string
  port: number
  process: ChildProcess
  /** Its output on stdout and stderr. */
  said: () => string
  kill: () => Promise<void>
  /** Stops it like an orchestrator. Returns the exit code. */
  stop: () => Promise<number | null>
}

const START_LIMIT_MS = 300_000
const POLL_MS = 100

/** Starts a node and waits until it is ready. @throws Error with its output when it fails to start */
export async function startNode(env: Record<string, string>, port?: number): Promise<SiteNode> {
  const at = port ?? (await freePort())
  const node = spawnNode({ ...env, PORT: String(at) }, at)
  const deadline = Date.now() + START_LIMIT_MS
  while (!(await isReady(node.url))) {
    if (node.process.exitCode !== null || Date.now() > deadline)
      throw new Error(`the node did not come up:\n${node.said()}`)
    await after(POLL_MS)
  }
  return node
}

export function spawnNode(env: Record<string, string>, port: number): SiteNode {
  const child = spawn(
    process.execPath,
    [
      '--max-semi-space-size=16',
      '--disable-warning=ExperimentalWarning',
      ...flagsOf(env),
      'server/main.ts',
    ],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        // As in every deployment (test/deploy.test.ts): memory figures depend on it.
        MALLOC_ARENA_MAX: '2',
        MALLOC_TRIM_THRESHOLD_: '1048576',
        MALLOC_MMAP_THRESHOLD_: '1048576',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        // Every request has a client address of its own, to avoid rate limits.
        TRUST_PROXY: '1',
        ...env,
      },
    },
  )
  process.once('exit', () => child.kill('SIGKILL'))
  let output = ''
  const onData = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-200_000)
  }
  child.stdout.on('data', onData)
  child.stderr.on('data', onData)
  const ended = once(child, 'exit')
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    process: child,
    said: () => output,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      const [code] = (await ended) as [number | null]
      return code
    },
  }
}

const flagsOf = ({ NODE_FLAGS = '' }: Record<string, string>) =>
  NODE_FLAGS.split(' ').filter(Boolean)

export async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    (answer) => answer.ok,
    () => false,
  )
}

/** A port below the ephemeral range. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (isFree) return port
  }
}
