import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { printLine, type Report, SECRET } from './report.ts'
import { fireVolley } from './shooter.ts'
import { type SiteNode, startNode } from './site.ts'

const STEPS = [1, 8, 32, 64, 128, 256]
/** Searches only; the first steps find the peak. */
const SEARCH_STEPS = [8, 16, 32, 64, 256]
const OVERLOADED_FROM = 32
const LEAST_SEARCH_SHARE = 0.85
const STEP_S = 6
const LEAST_SHARE = 0.9
/** Queued requests are rejected after 500 ms (server/limits/overload.ts); processing takes up to 50. */
const SLOWEST_SEARCH_MS = 550
/** Cached pages are never queued. */
const SLOWEST_PAGE_MS = 100
const RECOVERY_LIMIT_MS = 5_000
const GROWTH_LIMIT = 1.5
const LEAST_PER_SECOND = 500
const LEAST_AVAILABILITY = 0.5

/** Throughput and latency of one kind of request; times in milliseconds. */
type Served = { perSecond: number; p50: number; p99: number }
/** Result of one load step. */
type Step = Served & {
  connections: number
  pages: Served
  searches: Served
  refused: number
  failed: number
}

/**
 * Raises the load to saturation, then doubles it: the throughput must hold, latency of served requests
 * stay low, memory stay flat, and everything must recover afterwards.
 */
export async function tortureByLoad(overloadS: number): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seekwell-load-'))
  const node = await startNode({ DATA_DIR: dataDir, JWT_SECRET: SECRET })
  const faults: string[] = []
  try {
    await shoot(node, 8, STEP_S)
    const searching = await searchAlone(node)
    faults.push(...searching.faults)
    const steps: Step[] = []
    for (const connections of STEPS) {
      const step = await shoot(node, connections, STEP_S)
      steps.push(step)
      printLine(JSON.stringify(step))
    }
    const unloaded = steps[0]
    const peak = steps.reduce((best, step) => (step.perSecond > best.perSecond ? step : best))
    if (!unloaded) throw new Error('there is at least one step')
    const before = residentMb(node)
    const over = await shoot(node, peak.connections * 2, overloadS)
    const grown = residentMb(node)
    printLine(JSON.stringify(over))
    const recovery = await untilQuick(node, unloaded.p99)
    const share = over.perSecond / peak.perSecond
    if (share < LEAST_SHARE)
      faults.push(`only ${Math.round(share * 100)} % of the peak when overloaded`)
    if (over.searches.p99 > SLOWEST_SEARCH_MS)
      faults.push(`p99 of searches ${over.searches.p99} ms, at most ${SLOWEST_SEARCH_MS} allowed`)
    if (over.pages.p99 > SLOWEST_PAGE_MS)
      faults.push(`p99 of pages ${over.pages.p99} ms, at most ${SLOWEST_PAGE_MS} allowed`)
    if (over.failed > 0) faults.push(`${over.failed} connections failed`)
    if (grown > before * GROWTH_LIMIT) faults.push(`memory grew from ${before} to ${grown} MB`)
    if (recovery > RECOVERY_LIMIT_MS) faults.push(`recovered only after ${recovery} ms`)
    return {
      faults,
      outcome: {
        acknowledged: 0,
        answered: over.perSecond * overloadS,
        failed: over.refused + over.failed,
      },
      // Pages and searches only: nothing is written.
      floor: {
        acknowledged: 0,
        answered: LEAST_PER_SECOND * overloadS,
        availability: LEAST_AVAILABILITY,
      },
      figures: {
        'unloaded p99, ms': unloaded.p99,
        'peak, requests a second': peak.perSecond,
        'peak at connections': peak.connections,
        'overloaded for, s': overloadS,
        'overloaded, requests a second': over.perSecond,
        'share of the peak': `${Math.round(share * 100)} %`,
        'of them searches a second, at the peak and overloaded': `${peak.searches.perSecond}, ${over.searches.perSecond}`,
        'overloaded p99, ms': over.p99,
        'p99 of pages, unloaded and overloaded, ms': `${unloaded.pages.p99}, ${over.pages.p99}`,
        'p99 of searches, unloaded and overloaded, ms': `${unloaded.searches.p99}, ${over.searches.p99}`,
        ...searching.figures,
        'refused at once (503)': over.refused,
        'memory before and after, MB': `${before}, ${grown}`,
        'recovery, ms': Math.round(recovery),
      },
    }
  } finally {
    await node.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const CACHED_PAGES = ['/', '/escapes', '/essentials', '/experiences', '/directory']
/** One in ten requests is uncached. */
const COMPUTED_EVERY = 10
const OK = 200
const REJECTED = 503

let asked = 0
/** The next request of a mix. */
function nextRequest(): string {
  return asked % COMPUTED_EVERY === 0
    ? nextSearch()
    : get(CACHED_PAGES[asked++ % CACHED_PAGES.length] ?? '/')
}

/** An uncached search by a new visitor. */
function nextSearch(): string {
  const n = asked++
  const from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
  return get(`/api/v1/search?q=sleep&rating=${n % 5}`, `X-Forwarded-For: ${from}\r\n`)
}

const get = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: seekwell.test\r\nAccept-Encoding: br\r\n${more}\r\n`

/** Raises the number of clients that only search, and retry immediately when rejected. */
async function searchAlone(node: SiteNode): Promise<Pick<Report, 'faults' | 'figures'>> {
  const faults: string[] = []
  const figures: Report['figures'] = {}
  let peak = 0
  for (const connections of SEARCH_STEPS) {
    const { searches, refused, failed } = await shoot(node, connections, STEP_S, nextSearch)
    peak = Math.max(peak, searches.perSecond)
    const share = Math.round((searches.perSecond / peak) * 100)
    figures[`searches alone at ${connections} connections`] =
      `${searches.perSecond} a second (${share} % of the peak so far), p99 ${searches.p99} ms, ${refused} rejected`
    printLine(`${connections}: ${figures[`searches alone at ${connections} connections`]}`)
    if (connections >= OVERLOADED_FROM && share < LEAST_SEARCH_SHARE * 100)
      faults.push(`only ${share} % of the peak of searches at ${connections} connections`)
    if (failed > 0) faults.push(`${failed} of ${connections} connections failed`)
  }
  return { faults, figures }
}

async function shoot(
  node: SiteNode,
  connections: number,
  seconds: number,
  next = nextRequest,
): Promise<Step> {
  const times = { pages: [] as number[], searches: [] as number[] }
  const step = { refused: 0, wrong: 0 }
  const broken = await fireVolley({
    port: node.port,
    connections,
    seconds,
    next,
    onAnswer(request, { status, tookMs }) {
      const kind = request.startsWith('GET /api') ? 'searches' : 'pages'
      if (status === OK) times[kind].push(tookMs)
      else if (status === REJECTED) step.refused++
      else step.wrong++
    },
  })
  return {
    connections,
    ...servedOf([...times.pages, ...times.searches], seconds),
    pages: servedOf(times.pages, seconds),
    searches: servedOf(times.searches, seconds),
    refused: step.refused,
    failed: broken + step.wrong,
  }
}

function servedOf(times: number[], seconds: number): Served {
  return {
    perSecond: Math.round(times.length / seconds),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  }
}

function quantile(times: number[], share: number): number {
  times.sort((one, other) => one - other)
  return Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10
}

function residentMb(node: SiteNode): number {
  const status = readFileSync(`/proc/${node.process.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

async function untilQuick(node: SiteNode, unloadedP99: number): Promise<number> {
  const began = performance.now()
  for (;;) {
    const asked = performance.now()
    const answer = await fetch(`${node.url}/escapes`).catch(() => null)
    await answer?.text()
    const took = performance.now() - asked
    const sofar = performance.now() - began
    if ((answer?.ok && took <= Math.max(unloadedP99 * 2, 50)) || sofar > 30_000) return sofar
    await after(50)
  }
}
