import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, printRows, type Row } from './report.ts'
import {
  load,
  type Running,
  type Sent,
  sentBy,
  startBareNode,
  startNginx,
  startSite,
} from './servers.ts'

const PATHS = ['/', '/escapes', '/escapes/3', '/search-results?q=sleep', '/directory']
const ROUNDS = 5
const SECONDS = 2
const CONNECTIONS = 32
const PACKED_LIMIT_MS = 120_000
const PACKED_ASK_MS = 1_000
/**
 * Above 24 concurrent renders, including the site's own, requests may be rejected
 * (`server/limits/overload.ts`).
 */
const RENDERED_CONNECTIONS = 20
const FIRST_WORDS = ['rest', 'beach', 'yoga']
const WORDS = ['sleep', 'calm', 'stress', 'forest', 'dog', 'spa', 'quiet', 'focus', 'walk', 'tea']
const PAGES_A_WORD = 20
const PROBE_EVERY_MS = 5
const PORT = Number(process.env['BENCH_PORT'] ?? 18_410)

const BROTLI = { 'accept-encoding': 'br' }
/** Requests with an API key bypass the page cache. */
const UNKEPT = { 'accept-encoding': 'identity', authorization: 'Bearer none' }

type Measured = { perSecond: number; cpuUs: number }

/** A cached and an uncached page, compared with the machine's limits for the same bytes. */
export async function benchPages(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-bench-'))
  const site = await startSite(folder, PORT)
  const cachedRows: Row[] = []
  const files: Row[] = []
  const anew: Row[] = []
  const held: Row[] = []
  try {
    for (const path of PATHS) {
      const sent = await packedPage(`${site.url}${path}`)
      const { body } = sent
      const bare = await startBareNode(sent, PORT + 1)
      const nginx = await startNginx(folder, body, PORT + 2)
      const measured = await inTurns([
        () => load(site, path, CONNECTIONS, SECONDS, BROTLI),
        () => load(bare, path, CONNECTIONS, SECONDS, BROTLI),
        () => load(site, path, RENDERED_CONNECTIONS, SECONDS, UNKEPT),
        ...(nginx ? [() => load(nginx, path, CONNECTIONS, SECONDS, BROTLI)] : []),
      ])
      const [ours, limit, rendered, file] = measured
      await Promise.all([bare, nginx].map((server) => server?.stop()))
      if (!ours || !limit || !rendered) continue
      const what = `${path} (${(body.length / 1024).toFixed(1)} kB)`
      cachedRows.push(row(what, 'µs CPU', ours.cpuUs, 'bare node:http', limit.cpuUs))
      anew.push(row(path, 'µs CPU', rendered.cpuUs, 'kept', ours.cpuUs))
      if (file)
        files.push(row(what, 'a second', ours.perSecond, 'nginx, brotli file', file.perSecond))
    }
    const bare = await startBareNode(await sentBy(`${site.url}/healthz`, {}), PORT + 1)
    held.push(...(await stalls(site, bare).finally(() => bare.stop())))
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  printRows(`Pages from memory (${CONNECTIONS} connections)`, cachedRows)
  if (files.length > 0) printRows('The same, requests a second on one core', files)
  else process.stdout.write('\nNo nginx here: that comparison is left out\n')
  printRows('Wait of the health check while pages are filled one after the other', held)
  printRows(`Pages rendered anew for every request (${RENDERED_CONNECTIONS} connections)`, anew)
}

const row = (what: string, unit: string, ours: number, peer: string, theirs: number): Row => ({
  what,
  unit,
  ours,
  peer,
  theirs,
})

/** Alternates the contenders in rounds, so that noise affects all of them; medians. */
async function inTurns(contenders: (() => Promise<Measured>)[]): Promise<Measured[]> {
  const results = contenders.map(() => [] as Measured[])
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [at, run] of contenders.entries()) {
      const result = await run()
      // The first round is a warm-up.
      if (round > 0) results[at]?.push(result)
    }
  }
  return results.map((rounds) => ({
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    cpuUs: median(rounds.map(({ cpuUs }) => cpuUs)),
  }))
}

/**
 * The page at maximum compression: requested again after its cache entry is stale, with unchanged
 * content.
 */
async function packedPage(url: string): Promise<Sent> {
  const deadline = performance.now() + PACKED_LIMIT_MS
  for (;;) {
    const sent = await sentBy(url, BROTLI)
    if (/\.-br"$/.test(sent.headers[sent.headers.indexOf('etag') + 1] ?? '')) return sent
    if (performance.now() > deadline) throw new Error(`${url} is never packed`)
    await new Promise((resolve) => setTimeout(resolve, PACKED_ASK_MS))
  }
}

/**
 * Latency of the health check while uncached pages are rendered one after the other, which shows event
 * loop delays. Compared with an otherwise idle process, whose latency is the machine's.
 */
async function stalls(site: Running, bare: Running): Promise<Row[]> {
  const waits = { site: [] as number[], bare: [] as number[] }
  let done = false
  const probe = async (url: string, into: number[]) => {
    while (!done) {
      const start = performance.now()
      await fetch(url).then((answer) => answer.text())
      into.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS))
    }
  }
  const fill = async (words: readonly string[]) => {
    for (const word of words)
      for (let page = 1; page <= PAGES_A_WORD; page++)
        await fetch(`${site.url}/search-results?q=${word}&page=${page}`).then((answer) =>
          answer.text(),
        )
  }
  // Compiles the code before the measurement.
  await fill(FIRST_WORDS)
  const probes = [probe(`${site.url}/healthz`, waits.site), probe(bare.url, waits.bare)]
  await fill(WORDS)
  done = true
  await Promise.all(probes)
  const at = (all: number[], share: number) =>
    all.sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ??
    Number.NaN
  return (
    [
      ['median', 0.5],
      ['99th of a hundred', 0.99],
      ['longest', 1],
    ] as const
  ).map(([what, share]) =>
    row(what, 'ms', at(waits.site, share), 'bare node:http', at(waits.bare, share)),
  )
}
