import { loadavg } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { readCatalogue } from '../catalogue.ts'
import { BAD_INPUT, type Class, QUESTIONS } from '../questions.ts'
import { median, printRows, type Row } from '../report.ts'
import type { Engine } from './engine.ts'
import { ENGINES, type EngineName, isEngine } from './engines.ts'

const SIZES = [1_000, 10_000, 100_000]
/** The fastest of this many runs of a query counts: noise only slows runs down. */
const RUNS = 7

/** Targets of the core: its share of a peer's time at 100,000 listings. */
const TARGETS: Partial<Record<Class, { share: 'p50' | 'p95'; of: number }>> = {
  natural: { share: 'p50', of: 1 / 50 },
  facet: { share: 'p95', of: 1 / 40 },
  typo: { share: 'p95', of: 1 / 100 },
  suggest: { share: 'p95', of: 0.3 },
  sort: { share: 'p95', of: 1 / 50 },
}

/** Warm-up time of each engine. */
const WARM_MS = 1_500

type Figures = Map<Class, { p50: number; p95: number }>

/**
 * Compares the search core with SQLite FTS5, MiniSearch and the SQL of the embedded database, query by
 * query. Options: --size=1000,10000,100000,1000000, --peers=sqlite,sqlite-all-words,minisearch,pglite or
 * --peers=none.
 */
export async function benchSearch(options: readonly string[] = []): Promise<void> {
  const valuesOf = (name: string) =>
    options.flatMap((option) =>
      option.startsWith(`--${name}=`) ? option.slice(name.length + 3).split(',') : [],
    )
  const asked = valuesOf('size').map(Number)
  const peers = valuesOf('peers').filter(isEngine)
  const sizes = asked.length > 0 ? asked : SIZES
  const names: EngineName[] = [
    'core',
    ...(valuesOf('peers').length > 0 ? peers : (['sqlite', 'minisearch', 'pglite'] as const)),
  ]
  const bySize = new Map<number, Figures>()
  for (const size of sizes) bySize.set(size, await benchSize(size, names))
  if (sizes.length > 1) printGrowth(bySize)
}

async function benchSize(size: number, names: readonly EngineName[]): Promise<Figures> {
  const engines: Engine[] = []
  const built: Row[] = []
  for (const name of names) {
    const engine = await ENGINES[name]()
    const before = memory()
    let busy = 0
    for await (const listings of readCatalogue(size)) {
      const start = process.cpuUsage()
      await engine.add(listings)
      busy += msSince(start)
    }
    const start = process.cpuUsage()
    const notes = await engine.finish()
    busy += msSince(start)
    const row = { what: `${name}, building`, unit: 'listings/s of CPU', ours: size / (busy / 1000) }
    built.push({ ...row, peer: 'bytes a listing (process)', theirs: (memory() - before) / size })
    for (const note of notes) process.stdout.write(`${name}: ${note}\n`)
    engines.push(engine)
  }
  try {
    process.stdout.write(`\n${size} listings, load ${loadavg()[0]?.toFixed(1)}\n`)
    for (const { what, ours, theirs } of built)
      process.stdout.write(
        `${what}: ${ours.toFixed(0)} a second of CPU, ${theirs.toFixed(0)} bytes of memory a listing\n`,
      )
    return await compare(size, names, engines)
  } finally {
    for (const engine of engines) await engine.close()
  }
}

async function compare(
  size: number,
  names: readonly EngineName[],
  engines: readonly Engine[],
): Promise<Figures> {
  const figures: Figures = new Map()
  for (const [kind, questions] of Object.entries(QUESTIONS) as [Class, readonly string[]][]) {
    const best = engines.map(() => questions.map(() => Number.POSITIVE_INFINITY))
    for (const engine of engines) await warm(engine, kind, questions)
    for (let run = 0; run < RUNS; run++) {
      for (const [place, question] of questions.entries()) {
        for (const [which, engine] of engines.entries()) {
          const start = performance.now()
          await engine.ask(kind, question)
          const ms = performance.now() - start
          const own = best[which] as number[]
          own[place] = Math.min(own[place] as number, ms)
        }
      }
    }
    const [ours, ...theirs] = best.map((own) => ({ p50: median(own), p95: percentile(own, 0.95) }))
    if (!ours) continue
    figures.set(kind, ours)
    if (theirs.length === 0)
      process.stdout.write(
        `${kind.padEnd(10)} p50 ${ours.p50.toPrecision(3)} ms, p95 ${ours.p95.toPrecision(3)} ms\n`,
      )
    else
      printRows(
        `${kind}, ${size} listings (best of ${RUNS} for each of ${questions.length} queries)`,
        theirs.flatMap((peer, place) =>
          (['p50', 'p95'] as const).map((share) => ({
            what: `${kind} ${share}${targetText(kind, share, names[place + 1])}`,
            unit: 'ms',
            ours: ours[share],
            peer: names[place + 1] ?? '',
            theirs: peer[share],
          })),
        ),
      )
  }
  await compareBadInput(engines[0], figures.get('natural')?.p50 ?? Number.NaN)
  return figures
}

/** Hostile queries compared with typical ones: at most five times slower. */
async function compareBadInput(core: Engine | undefined, normal: number): Promise<void> {
  if (!core) return
  const rows: Row[] = []
  for (const [what, text] of Object.entries(BAD_INPUT)) {
    let best = Number.POSITIVE_INFINITY
    for (let run = 0; run < RUNS; run++) {
      const start = performance.now()
      await core.ask('natural', text)
      best = Math.min(best, performance.now() - start)
    }
    rows.push({ what, unit: 'ms', ours: best, peer: 'a natural question', theirs: normal })
  }
  printRows('Bad input in the core (aim 5.0x)', rows)
}

async function warm(engine: Engine, kind: Class, questions: readonly string[]): Promise<void> {
  const end = performance.now() + WARM_MS
  while (performance.now() < end)
    for (const question of questions) if (performance.now() < end) await engine.ask(kind, question)
}

function targetText(kind: Class, share: 'p50' | 'p95', peer: EngineName | undefined): string {
  const target = TARGETS[kind]
  const against = kind === 'sort' ? 'pglite' : 'sqlite'
  return target?.share === share && peer === against ? ` (aim ${target.of.toPrecision(2)}x)` : ''
}

/** Slope of log time over log size between the smallest and the biggest catalogue. */
function printGrowth(bySize: ReadonlyMap<number, Figures>): void {
  const sizes = [...bySize.keys()].sort((a, b) => a - b)
  const [small, big] = [sizes[0] ?? 1, sizes[sizes.length - 1] ?? 1]
  process.stdout.write(
    `\nGrowth of the core's times from ${small} to ${big} listings (exponents)\n`,
  )
  for (const [kind, after] of bySize.get(big) ?? []) {
    const before = bySize.get(small)?.get(kind)
    const exponent = (share: 'p50' | 'p95') =>
      Math.log(after[share] / (before?.[share] ?? Number.NaN)) / Math.log(big / small)
    process.stdout.write(
      `${kind.padEnd(10)} p50 ${exponent('p50').toFixed(2)}  p95 ${exponent('p95').toFixed(2)}\n`,
    )
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

function msSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

setFlagsFromString('--expose-gc')

function memory(): number {
  globalThis.gc?.()
  return process.memoryUsage().rss
}
