import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#data/db.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { fill, filledFolder } from './filled-folder.ts'
import { median, printRows, type Row } from './report.ts'
import { type Running, startSite } from './servers.ts'

const SMALL = 1_000
const LARGE = 100_000
const ROUNDS = 15
const PORT = Number(process.env['BENCH_PORT'] ?? 18_410)
/** Who brings a key is not answered from what is kept for everybody: the page is rendered anew. */
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

type Site = { site: Running; pages: readonly string[] }

/**
 * Every kind of page over a small and over a large catalogue, rendered anew in turns: how its time grows
 * with what is in the catalogue.
 *
 * @param options `--listings=N`, the size of the large one; `--store=embedded` or `--store=server` for one of both
 */
export async function benchScale(options: readonly string[] = []): Promise<void> {
  const option = (name: string) =>
    options.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3)
  const large = Number(option('listings') ?? LARGE)
  const store = option('store')
  if (store !== 'server') await compareEmbedded(large)
  if (store !== 'embedded') await compareServers(large)
}

async function compareEmbedded(large: number): Promise<void> {
  const folders = [await filledFolder(SMALL), await filledFolder(large)] as const
  const sites: Running[] = []
  try {
    for (const [at, folder] of folders.entries()) sites.push(await startSite(folder, PORT + at))
    await compare('Embedded database', sites, large)
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
  }
}

async function compareServers(large: number): Promise<void> {
  const sites: Running[] = []
  const servers: { stop: () => void }[] = []
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-scale-'))
  try {
    for (const [at, size] of [SMALL, large].entries()) {
      const server = await startPostgres()
      if (!server) return void process.stdout.write('\nNo PostgreSQL here: left out\n')
      servers.push(server)
      await fill(await openDatabase({ url: server.url }), size)
      sites.push(
        await startSite(join(folder, String(at)), PORT + 2 + at, { DATABASE_URL: server.url }),
      )
    }
    await compare('PostgreSQL', sites, large)
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
    for (const server of servers) server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compare(store: string, sites: readonly Running[], large: number): Promise<void> {
  const [small, big] = await Promise.all(sites.map(withOwnPages))
  if (!small || !big) return
  const rows: Row[] = []
  for (const [at, page] of small.pages.entries()) {
    const [theirs, ours] = await inTurns(
      () => timed(small.site, page),
      () => timed(big.site, big.pages[at] ?? page),
    )
    rows.push({ what: page, unit: 'ms', ours, peer: `${SMALL} listings`, theirs })
  }
  printRows(`${store}: each page with ${large} listings, rendered anew`, rows)
}

/** The pages of listings that only this catalogue has, besides those that every one has. */
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

async function inTurns(
  one: () => Promise<number>,
  other: () => Promise<number>,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round++) {
    const pair = [await one(), await other()] as const
    // The first round warms up.
    if (round === 0) continue
    times[0].push(pair[0])
    times[1].push(pair[1])
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
