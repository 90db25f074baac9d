import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filledFolder } from './filled-folder.ts'
import { QUESTIONS } from './questions.ts'
import { loadAverage, median } from './report.ts'
import { type Running, startSite } from './servers.ts'

const SIZES = [1_000, 10_000, 100_000]
const ROUNDS = 7
/** Processor time has a resolution of 10 ms, so requests are measured in groups. */
const AT_A_TIME = 40
/** After a start, front pages are pre-rendered and no garbage collection has run yet. */
const SETTLE_MS = Number(process.env['BENCH_SETTLE_MS'] ?? 20_000)
const POLL_MS = 20
const POLL_SHARE = 0.1
const CORE_LIMIT_MS = 600_000
const PORT = Number(process.env['BENCH_PORT'] ?? 18_410)

const ASKED = [...QUESTIONS.natural, ...QUESTIONS.exact].map(encodeURIComponent)
const SEARCHES = ASKED.map((q) => `/api/v1/search?limit=24&q=${q}`)
const RESULTS = ASKED.map((q) => `/search-results?q=${q}`)

type Sized = {
  size: number
  site: Running
  /** From the start to the first result of the search core: built, then read from its snapshot. */
  builtMs: number
  againMs: number
}

/**
 * Start-up, memory, and processor time of a search and of uncached pages by catalogue size, with the
 * embedded database; all sizes alternate in one run.
 *
 * @param options `--size=1000,10000,100000`
 */
export async function benchGrowth(options: readonly string[] = []): Promise<void> {
  const asked = options.find((each) => each.startsWith('--size='))?.slice(7)
  const sizes = asked ? asked.split(',').map(Number) : SIZES
  for (const size of sizes) await filledFolder(size)
  const all: Sized[] = []
  try {
    for (const [at, size] of sizes.entries()) all.push(await startSized(size, PORT + at))
    await pause(SETTLE_MS)
    const rested = all.map(({ site }) => residentMb(site))
    const costs = await costsInTurns(all)
    printTable(all, rested, costs)
  } finally {
    await Promise.all(all.map(({ site }) => site.stop()))
  }
}

async function startSized(size: number, port: number): Promise<Sized> {
  const folder = await filledFolder(size)
  rmSync(join(folder, 'search-core'), { force: true })
  const first = await startedSite(folder, port)
  await first.site.stop()
  const { site, ms } = await startedSite(folder, port)
  return { size, site, builtMs: first.ms, againMs: ms }
}

async function startedSite(folder: string, port: number): Promise<{ site: Running; ms: number }> {
  const startedAt = performance.now()
  // Every request has a client address of its own, to avoid rate limits.
  const site = await startSite(folder, port, { TRUST_PROXY: '1' })
  while (!(await isFromCore(site))) {
    if (performance.now() - startedAt > CORE_LIMIT_MS) throw new Error('the core was not built')
    // Until then SQL answers, on the connection that feeds the core; frequent polling would slow
    // that down.
    await pause(Math.max(POLL_MS, (performance.now() - startedAt) * POLL_SHARE))
  }
  return { site, ms: performance.now() - startedAt }
}

/** Cursors show which engine answered (search/search.ts). */
async function isFromCore(site: Running): Promise<boolean> {
  const answer = await fetch(`${site.url}/api/v1/search?limit=1`, { headers: visitor() })
  const { nextCursor } = (await answer.json()) as { nextCursor?: string | null }
  return nextCursor?.includes('.c.') === true
}

type Costs = Record<'search' | 'results' | 'list' | 'detail', number>

/** Processor time of one request of each kind, in ms, by size. */
async function costsInTurns(all: readonly Sized[]): Promise<Costs[]> {
  const details = await Promise.all(all.map(({ site }) => detailPages(site)))
  const seen = all.map(() => ({ search: [], results: [], list: [], detail: [] }) as Spent)
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [at, { site }] of all.entries()) {
      const spent = {
        search: await cpuMs(site, SEARCHES),
        results: await cpuMs(site, RESULTS),
        list: await cpuMs(site, ['/escapes', '/escapes?page=2', '/experiences', '/essentials']),
        detail: await cpuMs(site, details[at] ?? []),
      }
      // The first round is a warm-up.
      if (round > 0) for (const kind of KINDS) seen[at]?.[kind].push(spent[kind])
    }
  }
  return seen.map(({ search, results, list, detail }) => ({
    search: median(search),
    results: median(results),
    list: median(list),
    detail: median(detail),
  }))
}

type Spent = Record<keyof Costs, number[]>
const KINDS = ['search', 'results', 'list', 'detail'] as const

async function detailPages(site: Running): Promise<string[]> {
  const answer = await fetch(`${site.url}/api/v1/search?contentType=escape&limit=10`, {
    headers: visitor(),
  })
  const { items } = (await answer.json()) as { items: { id: string }[] }
  return items.map(({ id }) => `/escapes/${id}`)
}

async function cpuMs(site: Running, paths: readonly string[]): Promise<number> {
  const before = site.cpuMs()
  for (let n = 0; n < AT_A_TIME; n++) {
    const path = paths[n % paths.length] ?? '/'
    // Requests with an API key bypass the page cache.
    const headers = { ...visitor(), authorization: 'Bearer none' }
    const answer = await fetch(`${site.url}${path}`, { headers, redirect: 'manual' })
    await answer.arrayBuffer()
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status}`)
  }
  return (site.cpuMs() - before) / AT_A_TIME
}

let visitors = 0
function visitor(): Record<string, string> {
  visitors += 1
  return {
    'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
  }
}

function residentMb({ pid }: Running): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

function printTable(all: readonly Sized[], rested: readonly number[], costs: readonly Costs[]) {
  const columns = all.map(({ size, site, builtMs, againMs }, at) => [
    `${size} listings`,
    `${(builtMs / 1000).toFixed(1)} s`,
    `${(againMs / 1000).toFixed(1)} s`,
    `${rested[at]?.toFixed(0)} MB`,
    `${residentMb(site).toFixed(0)} MB`,
    ...KINDS.map((kind) => `${costs[at]?.[kind].toFixed(2)} ms`),
  ])
  const rows = [
    'What',
    'first start, to a search answered by the core',
    'next start, to the same',
    'memory at rest',
    'memory after the questions',
    'processor time of a search (`/api/v1/search`)',
    'of a page of results, rendered anew',
    'of a list, rendered anew',
    'of a listing, rendered anew',
  ].map((what, row) => `| ${[what, ...columns.map((column) => column[row])].join(' | ')} |`)
  const rule = `|${' --- |'.repeat(columns.length + 1)}`
  process.stdout.write(
    `\nOne machine against listings, embedded database (${loadAverage()})\n${[rows[0], rule, ...rows.slice(1)].join('\n')}\n`,
  )
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
