import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import fc from 'fast-check'
import { apiKeysOf } from '#server/secrets.ts'
import { printLine, type Report, SECRET } from '../report.ts'
import { type SiteNode, startNode } from '../site.ts'
import { agentShots } from './agent-endpoints.ts'
import { endpointsOf } from './endpoints.ts'
import type { Shot } from './shot.ts'

const AT_ONCE = 16
/** Flags for reading the heap after a collection. */
const NODE_FLAGS = '--expose-gc --import ./torture/fuzz/heap-on-signal.ts'
const TIMEOUT_MS = 20_000
/** Caches are full by the middle of a long run, so the heap may grow by this factor after it. */
const HEAP_LIMIT = 1.1
const READINGS = 10
const OVERLOADED = 503
const LEAST_ANSWERED = 0.95
const LEAST_SUCCEEDED = 0.05

/**
 * Sends malformed requests to every address, or to /mcp and the writes of the API only: none may cause a server error.
 * Since none has a valid key, the latter must not change the catalogue.
 *
 * @param count number of requests
 */
export async function tortureByFuzzing(
  count: number,
  seed: number,
  target: 'site' | 'agents' = 'site',
): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seekwell-fuzz-'))
  const node = await startNode({ DATA_DIR: dataDir, JWT_SECRET: SECRET, NODE_FLAGS })
  const faults: string[] = []
  const statuses = new Map<number, number>()
  try {
    const requests =
      target === 'agents'
        ? await agentShots(node.url)
        : await endpointsOf(node.url, apiKeysOf(SECRET).anon)
    const shots = fc.sample(requests, { numRuns: Math.min(count, 5_000), seed })
    const mark = await markOf(node.url)
    let sent = 0
    const heaps: number[] = []
    async function shootOn(): Promise<void> {
      while (sent < count) {
        const n = sent++
        if (n > 0 && n % 5_000 === 0) printLine(`${n} sent, ${faults.length} faults`)
        if (n > 0 && n % Math.ceil(count / READINGS) === 0) heaps.push(await heapOf(node))
        const batch = Math.floor(n / shots.length)
        const shot = shots[n % shots.length]
        if (shot) await fire(node, batch === 0 ? shot : twisted(shot, batch), n, statuses, faults)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, shootOn))
    await after(3_000)
    heaps.push(await heapOf(node))
    const [middle = 0, end = 0] = [heaps[Math.floor(heaps.length / 2) - 1], heaps.at(-1)]
    if (end > middle * HEAP_LIMIT) faults.push(`heap grew from ${middle} to ${end} MB`)
    if (target === 'agents' && (await markOf(node.url)) !== mark)
      faults.push('a request without a key changed the catalogue')
    if (node.process.exitCode !== null) faults.push('the process ended')
    const output = node.said()
    for (const [what, sign] of [
      ['a rejection that nobody waited for', 'nobody waited'],
      ['a listener too many', 'MaxListenersExceeded'],
      ['an error in the log', '"level":50'],
    ] as const) {
      if (output.includes(sign)) faults.push(`${what}: ${lineWith(output, sign)}`)
    }
    const sum = (isCounted: (status: number) => boolean) =>
      [...statuses].reduce((total, [status, n]) => total + (isCounted(status) ? n : 0), 0)
    const answered = sum((status) => status < 500)
    return {
      faults,
      // Most writes are invalid and must be rejected: only the number of requests counts.
      outcome: { acknowledged: sum((status) => status < 300), answered, failed: count - answered },
      floor: {
        acknowledged: Math.floor(count * LEAST_SUCCEEDED),
        answered: Math.floor(count * LEAST_ANSWERED),
        availability: LEAST_ANSWERED,
      },
      figures: {
        requests: count,
        seed,
        'heap after collections, MB': heaps.join(', '),
        'answers by status': [...statuses]
          .sort(([one], [other]) => one - other)
          .map(([status, times]) => `${status}: ${times}`)
          .join(', '),
      },
    }
  } finally {
    await node.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The mark of the feed of listings, which every change of the catalogue moves. */
async function markOf(url: string): Promise<string | undefined> {
  const lines = (await (await fetch(`${url}/feeds/listings.jsonl`)).text()).trimEnd().split('\n')
  return lines.at(-1)
}

/** A variant of the request not sent before: caches must not grow with the variety of requests. */
function twisted(shot: Shot, batch: number): Shot {
  const mark = `${shot.path.includes('?') ? '&' : '?'}q=${batch}x${Math.random()}`
  return { ...shot, path: `${shot.path}${mark}` }
}

async function fire(
  node: SiteNode,
  { method, path, headers, body }: Shot,
  n: number,
  statuses: Map<number, number>,
  faults: string[],
): Promise<void> {
  const from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
  try {
    const answer = await fetch(`${node.url}${path}`, {
      method,
      headers: { ...headers, 'x-forwarded-for': from },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await answer.text()
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const location = answer.headers.get('location')
    if (answer.status >= 500 && answer.status !== OVERLOADED)
      faults.push(
        `${method} ${path.slice(0, 200)} ${body?.slice(0, 200) ?? ''}: ${answer.status} ${text.slice(0, 100)}`,
      )
    if (
      location &&
      new URL(location, node.url).origin !== new URL(node.url).origin &&
      !isExpected(path)
    )
      faults.push(`${method} ${path.slice(0, 200)} leads away to ${location}`)
  } catch (error) {
    const reported =
      error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error)
    faults.push(`${method} ${path.slice(0, 200)}: ${reported}`)
  }
}

/** Links in mails lead to the public address of the site, which differs from that of this run. */
const isExpected = (path: string) => path.startsWith('/auth/v1/')

/** The heap after a collection, in MB. */
async function heapOf(node: SiteNode): Promise<number> {
  const before = node.said().length
  node.process.kill('SIGUSR2')
  for (;;) {
    const bytes = /heap (\d+)\n/.exec(node.said().slice(before))?.[1]
    if (bytes !== undefined) return Math.round(Number(bytes) / 2 ** 20)
    if (node.process.exitCode !== null) return 0
    await after(20)
  }
}

function lineWith(text: string, sign: string): string {
  return (text.split('\n').find((line) => line.includes(sign)) ?? '').slice(0, 600)
}
