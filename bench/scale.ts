import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#data/db/db.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { fill, filledFolder } from './filled-folder.ts'
import { loadAverage, median, printRows, type Row } from './report.ts'
import { type Running, startSite } from './servers.ts'

const SMALL = 1_000
const LARGE = 100_000
const ROUNDS = 25
/** Warm-up rounds, so that compilation is not measured. */
const WARM_ROUNDS = 6
/** Building the core of the large catalogue takes most of a minute. */
const READY_LIMIT_MS = 600_000
const READY_POLL_MS = 250
const PORT = Number(process.env['BENCH_PORT'] ?? 18_410)
/** Requests with an API key bypass the page cache. */
const UNKEPT = { authorization: 'Bearer none' }

const PAGES = [
  '/',
  '/escapes',
  '/escapes?page=5',
  '/escapes?type=Cabin',
  '/experiences',
  '/essentials',
  '/enhancements',
  '/search-results?q=sleep',
  '/search-results?q=quiet+cabin+by+the+sea',
  '/directory',
  '/directory?q=sleep',
  '/directory/experiences',
  '/directory/experiences/category/yoga',
  '/directory/escapes',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/api/v1/search?limit=24',
  '/api/v1/categories',
  '/api/v1/events',
  '/api/v1/suggestions?q=slee',
] as const

/** Used once each, since repeated queries are cached. */
const NEEDS = ['sleep', 'stress', 'calm', 'back pain', 'grief', 'energy', 'focus'] as const
const PLACES = [
  'by the sea',
  'in the forest',
  'with my dog',
  'at home',
  'for two',
  'cheap',
] as const
const NEW_QUESTIONS = NEEDS.flatMap((need) =>
  PLACES.map((place) => `/search-results?q=${encodeURIComponent(`${need} ${place}`)}`),
)

type Site = { site: Running; pages: readonly string[] }
/** Pages to request; null for all of them. */
type Only = readonly string[] | null
type Compared = { sites: readonly Running[]; large: number; rows: Row[] }

/**
 * Every kind of page over a small and over a large catalogue, uncached and alternating: growth with the
 * size of the catalogue.
 *
 * @param options `--listings=N`, the size of the large one; `--store=embedded` or `--store=server` for
 * one of both; `--only=/directory,/api/v1/events` for some of the pages
 */
export async function benchScale(options: readonly string[] = []): Promise<void> {
  const option = (name: string) =>
    options.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3)
  const large = Number(option('listings') ?? LARGE)
  const store = option('store')
  const only = option('only')?.split(',') ?? null
  if (store !== 'server') await compareEmbedded(large, only)
  if (store !== 'embedded') await compareServers(large, only)
}

async function compareEmbedded(large: number, only: Only): Promise<void> {
  const folders = [await filledFolder(SMALL), await filledFolder(large)] as const
  const sites: Running[] = []
  try {
    const started = folders.map((folder, at) => () => startSite(folder, PORT + at))
    await compare('Embedded database', await startInTurns(started, sites, large), only)
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
  }
}

async function compareServers(large: number, only: Only): Promise<void> {
  const sites: Running[] = []
  const started: (() => Promise<Running>)[] = []
  const servers: { stop: () => void }[] = []
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-scale-'))
  try {
    for (const [at, size] of [SMALL, large].entries()) {
      const server = await startPostgres()
      if (!server) return void process.stdout.write('\nNo PostgreSQL here: left out\n')
      servers.push(server)
      await fill(await openDatabase({ url: server.url }), size)
      const own = join(folder, String(at))
      started.push(() => startSite(own, PORT + 2 + at, { DATABASE_URL: server.url }))
    }
    await compare('PostgreSQL', await startInTurns(started, sites, large), only)
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
    for (const server of servers) server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Starts both, one after the other, each until its search core answers, and prints the time. */
async function startInTurns(
  starts: readonly (() => Promise<Running>)[],
  sites: Running[],
  large: number,
): Promise<Compared> {
  const times: number[] = []
  for (const start of starts) {
    const began = performance.now()
    const site = await start()
    sites.push(site)
    await searchCore(site)
    times.push((performance.now() - began) / 1_000)
  }
  const [theirs = Number.NaN, ours = Number.NaN] = times
  const ready = { what: 'until the search core answers', unit: 's', ours, theirs }
  return { sites, large, rows: [{ ...ready, peer: `${SMALL} listings` }] }
}

/** Waits until the search core answers: until then SQL does, and a cursor shows which. */
async function searchCore({ url }: Running): Promise<void> {
  const deadline = performance.now() + READY_LIMIT_MS
  for (;;) {
    const answer = await fetch(`${url}/api/v1/search?limit=1`, { headers: UNKEPT })
    const { nextCursor } = (await answer.json()) as { nextCursor: string | null }
    if (nextCursor?.split('.')[1] === 'c') return
    if (performance.now() > deadline) throw new Error(`${url}: SQL still answers searches`)
    await pause(READY_POLL_MS)
  }
}

async function compare(store: string, { sites, large, rows }: Compared, only: Only): Promise<void> {
  const [small, big] = await Promise.all(sites.map(withOwnPages))
  if (!small || !big) return
  const selected = [...small.pages.entries()].filter(([, page]) => !only || only.includes(page))
  for (let round = 0; round < WARM_ROUNDS; round++)
    for (const [at, page] of selected) {
      await timed(small.site, page)
      await timed(big.site, big.pages[at] ?? page)
    }
  for (const [at, page] of selected) {
    const [theirs, ours] = await inTurns(
      ROUNDS,
      () => timed(small.site, page),
      () => timed(big.site, big.pages[at] ?? page),
    )
    rows.push({ what: page, unit: 'ms', ours, peer: `${SMALL} listings`, theirs })
  }
  if (!only) {
    // A repeated page uses a cached result of the core; these do not.
    const [theirs, ours] = await inTurns(
      NEW_QUESTIONS.length,
      (round) => timed(small.site, NEW_QUESTIONS[round] ?? '/'),
      (round) => timed(big.site, NEW_QUESTIONS[round] ?? '/'),
    )
    const what = 'a question never asked before'
    rows.push({ what, unit: 'ms', ours, peer: `${SMALL} listings`, theirs })
  }
  printRows(`${store}: each page with ${large} listings, rendered anew; ${loadAverage()}`, rows)
}

/** The pages of listings that only this catalogue has, in addition to the shared ones. */
async function withOwnPages(site: Running): Promise<Site> {
  const first = async (type: string) => {
    const answer = await fetch(`${site.url}/api/v1/search?contentType=${type}&limit=1`)
    const { items } = (await answer.json()) as { items: { id: string }[] }
    return items[0]?.id ?? ''
  }
  const [stay, event] = await Promise.all([first('escape'), first('experience')])
  return {
    site,
    pages: [
      ...PAGES,
      `/escapes/${stay}`,
      `/directory/experiences/${event}`,
      `/api/v1/listings/${stay}/similar`,
    ],
  }
}

/** Medians of several rounds; the order alternates, since the second finds warm processor caches. */
async function inTurns(
  rounds: number,
  one: (round: number) => Promise<number>,
  other: (round: number) => Promise<number>,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const otherTook = round % 2 === 1 ? await other(round) : null
    times[0].push(await one(round))
    times[1].push(otherTook ?? (await other(round)))
  }
  return [median(times[0]), median(times[1])]
}

async function timed(site: Running, path: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(`${site.url}${path}`, { headers: UNKEPT, redirect: 'manual' })
  await answer.arrayBuffer()
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status}`)
  return performance.now() - start
}
