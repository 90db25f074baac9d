import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { apiKeysOf } from '#server/secrets.ts'
import { Ledger } from '../ledger.ts'
import { printLine, type Report, SECRET } from '../report.ts'
import { type SiteNode, startNode } from '../site.ts'
import { type MemorySample, memoryFaults, peakMb, slopeOf } from './memory.ts'
import { startSoakTraffic } from './soak-traffic.ts'

const PER_SECOND = 20
const SAMPLE_EVERY_MS = 60_000
const NODE_FLAGS = '--import ./torture/soak/memory-on-signal.ts'
const MB = 2 ** 20
/** The limit in deploy/kubernetes/deployment.yaml leaves a margin above it (docs/reliability.md). */
const LIMITS = { ceilingMb: 900, slopeMbPerHour: 20 }
const ACKNOWLEDGED_PER_MINUTE = 60
const ANSWERED_PER_MINUTE = 600
const AVAILABILITY = 0.95

/** Mixed traffic at 20 requests a second on one node, with its memory once a minute. */
export async function tortureBySoaking(minutes: number): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seekwell-soak-'))
  const node = await startNode({ DATA_DIR: dataDir, JWT_SECRET: SECRET, NODE_FLAGS })
  const { anon } = apiKeysOf(SECRET)
  const ledger = new Ledger(() => node.url, anon)
  const samples: MemorySample[] = []
  const began = Date.now()
  try {
    const traffic = await startSoakTraffic(node.url, anon, ledger, PER_SECOND)
    for (let minute = 1; minute <= minutes; minute++) {
      await after(began + minute * SAMPLE_EVERY_MS - Date.now())
      const sample = { atMs: Date.now() - began, ...(await readMemory(node)) }
      samples.push(sample)
      printLine(`minute ${minute}: ${inMb(sample)} MB; ${JSON.stringify(traffic.outcome())}`)
    }
    await traffic.stop()
    const slope = slopeOf(samples)
    const last = samples.at(-1)
    return {
      faults: memoryFaults(samples, LIMITS),
      outcome: traffic.outcome(),
      floor: {
        acknowledged: ACKNOWLEDGED_PER_MINUTE * minutes,
        answered: ANSWERED_PER_MINUTE * minutes,
        availability: AVAILABILITY,
      },
      figures: {
        minutes,
        'requests a second': PER_SECOND,
        'memory at the end, MB': last ? inMb(last) : 'none',
        'highest sample, MB': `${Math.round(peakMb(samples))} (at most ${LIMITS.ceilingMb})`,
        'highest moment, MB': highestMb(node),
        'slope of the second half, MB an hour':
          `${Math.round(slope.perHour)} ± ${Math.round(2 * slope.error)} ` +
          `(at most ${LIMITS.slopeMbPerHour})`,
        failures: [...traffic.failures].map(([what, times]) => `${what}: ${times}`).join(', '),
      },
    }
  } finally {
    await node.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Requests the current memory figures from the process by a signal. */
async function readMemory(node: SiteNode): Promise<Omit<MemorySample, 'atMs'>> {
  const before = node.said().split('memory {').length
  node.process.kill('SIGUSR2')
  for (;;) {
    const line = node.said().split('memory {')[before]
    if (line?.includes('}')) return JSON.parse(`{${line.slice(0, line.indexOf('}') + 1)}`)
    if (node.process.exitCode !== null) throw new Error(`the node ended:\n${node.said()}`)
    await after(20)
  }
}

const inMb = ({ rss, heap, external, wasm, databaseHeap }: Omit<MemorySample, 'atMs'>) =>
  Object.entries({ rss, heap, external, wasm, databaseHeap })
    .map(([name, bytes]) => `${name} ${Math.round(bytes / MB)}`)
    .join(', ')

/** The peak resident set recorded by the kernel, including between samples. */
function highestMb(node: SiteNode): number {
  const status = readFileSync(`/proc/${node.process.pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
