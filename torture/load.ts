import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import autocannon from 'autocannon'
import { type Report, SECRET, say } from './report.ts'
import { type SiteNode, startNode } from './site.ts'

const STEPS = [1, 8, 32, 64, 128, 256]
const STEP_S = 6
const LEAST_SHARE = 0.9
const SLOWEST_TIMES = 10
const RECOVERY_LIMIT_MS = 5_000
const GROWTH_LIMIT = 1.5

/** What one load brought; times are of what was served, in milliseconds. */
type Step = {
  connections: number
  perSecond: number
  computedPerSecond: number
  p50: number
  p99: number
  refused: number
  failed: number
}

/**
 * Raises the load until it brings no more, then doubles it and stays there: the throughput must hold,
 * what is served must stay quick, memory flat, and afterwards everything must be as before.
 */
export async function tortureByLoad(overloadS: number): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seekwell-load-'))
  const node = await startNode({ DATA_DIR: dataDir, JWT_SECRET: SECRET })
  const faults: string[] = []
  try {
    await shoot(node, 8, STEP_S)
    const steps: Step[] = []
    for (const connections of STEPS) {
      const step = await shoot(node, connections, STEP_S)
      steps.push(step)
      say(JSON.stringify(step))
    }
    const unloaded = steps[0]
    const peak = steps.reduce((best, step) => (step.perSecond > best.perSecond ? step : best))
    if (!unloaded) throw new Error('there is at least one step')
    const before = residentMb(node)
    const over = await shoot(node, peak.connections * 2, overloadS)
    const grown = residentMb(node)
    say(JSON.stringify(over))
    const recovery = await untilQuick(node, unloaded.p99)
    const share = over.perSecond / peak.perSecond
    if (share < LEAST_SHARE)
      faults.push(`only ${Math.round(share * 100)} % of the peak when overloaded`)
    if (over.p99 > unloaded.p99 * SLOWEST_TIMES)
      faults.push(`p99 ${over.p99} ms when overloaded, ${unloaded.p99} ms unloaded`)
    if (over.failed > 0) faults.push(`${over.failed} connections failed`)
    if (grown > before * GROWTH_LIMIT) faults.push(`memory grew from ${before} to ${grown} MB`)
    if (recovery > RECOVERY_LIMIT_MS) faults.push(`recovered only after ${recovery} ms`)
    return {
      faults,
      figures: {
        'unloaded p99, ms': unloaded.p99,
        'peak, requests a second': peak.perSecond,
        'peak at connections': peak.connections,
        'overloaded for, s': overloadS,
        'overloaded, requests a second': over.perSecond,
        'share of the peak': `${Math.round(share * 100)} %`,
        'of them computed a second, at the peak and overloaded': `${peak.computedPerSecond}, ${over.computedPerSecond}`,
        'overloaded p99, ms': over.p99,
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

const KEPT = ['/', '/escapes', '/essentials', '/experiences', '/directory']
const REFUSED = 503

let visitors = 0
/** What has to be computed, asked by somebody who never asked before. */
function askToCompute(request: autocannon.Request): autocannon.Request {
  const n = visitors++
  const from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
  const path = `/api/v1/search?q=sleep&minRating=${n % 5}`
  return { ...request, path, headers: { 'x-forwarded-for': from } }
}

/** Nine of ten look at pages from memory, one asks what has to be computed. */
async function shoot(node: SiteNode, connections: number, seconds: number): Promise<Step> {
  const kept = [...KEPT, ...KEPT.slice(0, 4)].map((path) => ({ path }))
  const times: number[] = []
  let computed = 0
  let refused = 0
  const result = await autocannon({
    url: node.url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    requests: [
      ...kept,
      {
        setupRequest: askToCompute,
        onResponse: (status) => {
          if (status === 200) computed++
        },
      },
    ],
    setupClient: (client) =>
      client.on('response', (status, _bytes, tookMs) => {
        if (status === REFUSED) refused++
        else times.push(tookMs)
      }),
  })
  times.sort((one, other) => one - other)
  const timeAt = (share: number) =>
    Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10
  return {
    connections,
    perSecond: Math.round(times.length / seconds),
    computedPerSecond: Math.round(computed / seconds),
    p50: timeAt(0.5),
    p99: timeAt(0.99),
    refused,
    failed: result.errors + result.timeouts,
  }
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
