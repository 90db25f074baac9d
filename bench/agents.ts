import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { callBody, MCP_HEADERS } from '#server/mcp/mcp-requests.test-kit.ts'
import { loadAverage, median, printRows } from './report.ts'
import { type Running, startSite } from './servers.ts'

const CLIENTS = 8
/** Calls a second. Above saturation the server sheds load, and the time in its queue is measured. */
const RATE = 80
const ROUNDS = 7
const SECONDS = 3
const PERCENTILE = 0.95
const PLACES = ['Japan', 'Portugal', 'Norway', 'Italy', 'France', 'Greece', 'Canada', 'Spain']
const IDS = ['1', '2', '3', '5']

type Call = { path: string; body?: string }

/** A tool beside the call of the API that returns the same. `n` is another number for every call of the run. */
type Pair = { tool: string; call: (n: number) => Call; peer: string; sameCall: (n: number) => Call }

const PAIRS: readonly Pair[] = [
  {
    tool: 'search',
    call: (n) => toolCall('search', { query: needOf(n), limit: 6 }),
    peer: '/api/v1/search',
    sameCall: (n) => ({ path: `/api/v1/search?limit=6&q=${encodeURIComponent(needOf(n))}` }),
  },
  {
    tool: 'get_listing',
    call: (n) => toolCall('get_listing', { id: idOf(n) }),
    peer: '/api/v1/listings/{id}',
    sameCall: (n) => ({ path: `/api/v1/listings/${idOf(n)}` }),
  },
  {
    tool: 'similar',
    call: (n) => toolCall('similar', { id: idOf(n), limit: 6 }),
    peer: '/api/v1/listings/{id}/similar',
    sameCall: (n) => ({ path: `/api/v1/listings/${idOf(n)}/similar?limit=6` }),
  },
  {
    tool: 'upcoming',
    call: () => toolCall('upcoming', { limit: 10 }),
    peer: '/api/v1/events',
    sameCall: () => ({ path: '/api/v1/events?limit=10' }),
  },
]

/** Calls of tools at /mcp beside the same calls of the API, in turns, from 8 clients at a fixed rate. */
export async function benchAgents(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-bench-'))
  // Clients in different networks: one alone is rate-limited.
  const site = await startSite(folder, 18_414, { TRUST_PROXY: '1' })
  const shed = { calls: 0 }
  try {
    const rows = []
    for (const { tool, call, peer, sameCall } of PAIRS) {
      const ours: number[] = []
      const theirs: number[] = []
      for (let round = 0; round <= ROUNDS; round++) {
        const tail = await tailOf(site, call, shed)
        const sameTail = await tailOf(site, sameCall, shed)
        // The first round warms both up.
        if (round > 0) {
          ours.push(tail)
          theirs.push(sameTail)
        }
      }
      rows.push({ what: tool, unit: 'ms', ours: median(ours), peer, theirs: median(theirs) })
    }
    printRows(
      `Tool calls, ${CLIENTS} clients, ${RATE} calls a second, 95th percentile, median of ${ROUNDS} rounds, ${shed.calls} calls shed, ${loadAverage()}`,
      rows,
    )
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function toolCall(name: string, args: Record<string, unknown>): Call {
  return { path: '/mcp', body: callBody(name, args) }
}

/** Different words each time, since equal ones come from caches. */
function needOf(n: number): string {
  return `somewhere quiet in ${PLACES[n % PLACES.length]} under $${100 + n}`
}

function idOf(n: number): string {
  return IDS[n % IDS.length] ?? ''
}

let asked = 0

/** The 95th percentile of one round in ms, without calls that the server shed under load, which are counted. */
async function tailOf(
  site: Running,
  callOf: (n: number) => Call,
  shed: { calls: number },
): Promise<number> {
  const times: number[] = []
  const statuses = new Map<number, number>()
  const errors = await new Promise<number>((resolve, reject) => {
    const run = autocannon(
      {
        url: site.url,
        connections: CLIENTS,
        overallRate: RATE,
        duration: SECONDS,
        requests: [{ setupRequest: (request) => ({ ...request, ...requestOf(callOf(asked++)) }) }],
      },
      (error, result) => (error ? reject(error) : resolve(result.errors)),
    )
    run.on('response', (_client, status, _bytes, ms) => {
      if (status === 200) times.push(ms)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    })
  })
  shed.calls += statuses.get(503) ?? 0
  const failed = [...statuses.keys()].filter((status) => status !== 200 && status !== 503)
  if (failed.length > 0 || errors > 0)
    throw new Error(`${callOf(0).path}: ${errors} failed, statuses ${[...statuses.keys()]}`)
  const sorted = times.sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * PERCENTILE) - 1] ?? Number.NaN
}

function requestOf({ path, body }: Call): autocannon.Request {
  // As fetch asks, with which the protocol's client calls.
  const from = { 'x-forwarded-for': someAddress(), 'accept-encoding': 'gzip, deflate' }
  if (body === undefined) return { path, headers: from }
  return { method: 'POST', path, body, headers: { ...from, ...MCP_HEADERS } }
}

function someAddress(): string {
  const part = () => Math.floor(Math.random() * 256)
  return `10.${part()}.${part()}.${part()}`
}
