import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { loadAverage, median, printRows } from '../report.ts'
import { sentBy, startBareNode, startSite } from '../servers.ts'

const CLIENTS = 50
const ROUNDS = 3
const SECONDS = 4
const TYPED = [
  's',
  'sle',
  'sleep',
  'sleep ai',
  'yoga b',
  'magn',
  'magnseium',
  'somewhere qui',
  'hot flu',
]

/**
 * As-you-type suggestions at the socket, 50 concurrent clients, compared with a bare server sending the
 * same bytes.
 */
export async function benchSuggest(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-bench-'))
  // Clients in different networks: one alone is rate-limited to fifty a second.
  const site = await startSite(folder, 18_412, { TRUST_PROXY: '1' })
  const paths = TYPED.map((typed) => `/api/v1/suggestions?q=${encodeURIComponent(typed)}`)
  try {
    const bare = await startBareNode(await sentBy(`${site.url}${paths[2]}`, {}), 18_413)
    const ours: number[] = []
    const theirs: number[] = []
    await tailOf(site.url, paths)
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await tailOf(site.url, paths))
      theirs.push(await tailOf(bare.url, paths))
    }
    await bare.stop()
    printRows(`Suggestions over HTTP, ${CLIENTS} clients, ${loadAverage()}`, [
      {
        what: '97.5th percentile (stricter than the 95th)',
        unit: 'ms',
        ours: median(ours),
        peer: 'bare node:http',
        theirs: median(theirs),
      },
    ])
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function tailOf(url: string, paths: readonly string[]): Promise<number> {
  const result = await autocannon({
    url,
    connections: CLIENTS,
    duration: SECONDS,
    requests: paths.map((path) => ({
      path,
      setupRequest: (request) => ({
        ...request,
        headers: { ...request.headers, 'x-forwarded-for': someAddress() },
      }),
    })),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  // autocannon reports 90, 97.5 and 99; the stricter 97.5 is used for 95.
  return result.latency.p97_5
}

function someAddress(): string {
  const part = () => Math.floor(Math.random() * 256)
  return `10.${part()}.${part()}.${part()}`
}
