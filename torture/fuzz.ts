import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import fc from 'fast-check'
import { apiKeysOf } from '#server/secrets.ts'
import { endpointsOf, type Shot } from './endpoints.ts'
import { type Report, SECRET, say } from './report.ts'
import { type SiteNode, startNode } from './site.ts'

const AT_ONCE = 16
const TOKEN = 'a token of torture runs'
const PATIENCE_MS = 20_000
const HEAP_LIMIT = 1.5
const REFUSED_BUSY = 503

/** Sends requests that no client of ours would, to every address: none may be answered by a fault of ours. */
export async function tortureByFuzzing(count: number, seed: number): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seekwell-fuzz-'))
  const node = await startNode({ DATA_DIR: dataDir, JWT_SECRET: SECRET, METRICS_TOKEN: TOKEN })
  const faults: string[] = []
  const statuses = new Map<number, number>()
  try {
    const shots = fc.sample(await endpointsOf(node.url, apiKeysOf(SECRET).anon), {
      numRuns: Math.min(count, 5_000),
      seed,
    })
    let sent = 0
    let early = 0
    async function shootOn(): Promise<void> {
      while (sent < count) {
        const n = sent++
        if (n > 0 && n % 5_000 === 0) say(`${n} sent, ${faults.length} faults`)
        if (n === Math.floor(count / 5)) early = await heapOf(node)
        const batch = Math.floor(n / shots.length)
        const shot = shots[n % shots.length]
        if (shot) await fire(node, batch === 0 ? shot : twisted(shot, batch), n, statuses, faults)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, shootOn))
    await after(3_000)
    const late = await heapOf(node)
    if (early > 0 && late > early * HEAP_LIMIT) faults.push(`heap grew from ${early} to ${late} MB`)
    if (node.process.exitCode !== null) faults.push('the process ended')
    const said = node.said()
    for (const [what, sign] of [
      ['a rejection that nobody waited for', 'nobody waited'],
      ['a listener too many', 'MaxListenersExceeded'],
      ['an error in the log', '"level":50'],
    ] as const) {
      if (said.includes(sign)) faults.push(`${what}: ${lineWith(said, sign)}`)
    }
    return {
      faults,
      figures: {
        requests: count,
        seed,
        'heap early and late, MB': `${early}, ${late}`,
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

/** The same request, never asked before: what is kept in memory must not grow with what is asked. */
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
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await answer.text()
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const location = answer.headers.get('location')
    if (answer.status >= 500 && answer.status !== REFUSED_BUSY)
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
    const told =
      error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error)
    faults.push(`${method} ${path.slice(0, 200)}: ${told}`)
  }
}

/** Links in mails lead to the site's own address, which is not the one that this run asks. */
const isExpected = (path: string) => path.startsWith('/auth/v1/')

async function heapOf(node: SiteNode): Promise<number> {
  const answer = await fetch(`${node.url}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  const bytes = /process_memory\w*\{[^}]*kind="heap"[^}]*\} (\d+)/.exec(await answer.text())?.[1]
  return Math.round(Number(bytes ?? 0) / 2 ** 20)
}

function lineWith(text: string, sign: string): string {
  return (text.split('\n').find((line) => line.includes(sign)) ?? '').slice(0, 600)
}
