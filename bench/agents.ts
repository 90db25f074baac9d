import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { callBody, MCP_HEADERS } from '#server/mcp/mcp-requests.test-kit.ts'
import { loadAverage, median, printRows } from './report.ts'
import { type Running, startSite } from './servers.ts'

const CLIENTS = 8
const ROUNDS = 3
const SECONDS = 3
const PLACES = ['Japan', 'Portugal', 'Norway', 'Italy', 'France', 'Greece', 'Canada', 'Spain']
/** Different words, since equal ones of the API come from a cache. */
const NEEDS = Array.from(
  { length: 400 },
  (_, n) => `a quiet cabin in ${PLACES[n % PLACES.length]} under $${100 + n}`,
)
const IDS = ['1', '2', '3', '5']

type Call = { path: string; body?: string }

/** Tools beside the call of the API that returns the same. */
const TOOLS: { tool: string; calls: Call[]; peer: string; sameCalls: Call[] }[] = [
  {
    tool: 'search',
    calls: NEEDS.map((query) => toolCall('search', { query, limit: 6 })),
    peer: '/api/v1/search',
    sameCalls: NEEDS.map((q) => ({
      path: `/api/v1/search?limit=6&q=${encodeURIComponent(q)}`,
    })),
  },
  {
    tool: 'get_listing',
    calls: IDS.map((id) => toolCall('get_listing', { id })),
    peer: '/api/v1/listings/{id}',
    sameCalls: IDS.map((id) => ({ path: `/api/v1/listings/${id}` })),
  },
  {
    tool: 'similar',
    calls: IDS.map((id) => toolCall('similar', { id, limit: 6 })),
    peer: '/api/v1/listings/{id}/similar',
    sameCalls: IDS.map((id) => ({ path: `/api/v1/listings/${id}/similar?limit=6` })),
  },
  {
    tool: 'upcoming',
    calls: [toolCall('upcoming', { limit: 10 })],
    peer: '/api/v1/events',
    sameCalls: [{ path: '/api/v1/events?limit=10' }],
  },
]

/** Calls of tools at /mcp beside the same calls of the API, in turns, 8 concurrent clients. */
export async function benchAgents(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-bench-'))
  // Clients in different networks: one alone is rate-limited.
  const site = await startSite(folder, 18_414, { TRUST_PROXY: '1' })
  try {
    const rows = []
    for (const { tool, calls, peer, sameCalls } of TOOLS) {
      const ours: number[] = []
      const theirs: number[] = []
      await tailOf(site, calls)
      await tailOf(site, sameCalls)
      for (let round = 0; round < ROUNDS; round++) {
        ours.push(await tailOf(site, calls))
        theirs.push(await tailOf(site, sameCalls))
      }
      rows.push({ what: tool, unit: 'ms', ours: median(ours), peer, theirs: median(theirs) })
    }
    printRows(
      `Tool calls, ${CLIENTS} clients, 97.5th percentile (stricter than the 95th), ${loadAverage()}`,
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

async function tailOf(site: Running, calls: readonly Call[]): Promise<number> {
  const result = await autocannon({
    url: site.url,
    connections: CLIENTS,
    duration: SECONDS,
    requests: calls.map(({ path, body }) => ({
      path,
      ...(body && { method: 'POST', body }),
      setupRequest: (request) => ({
        ...request,
        headers: { ...request.headers, ...(body && MCP_HEADERS), 'x-forwarded-for': someAddress() },
      }),
    })),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${calls[0]?.path}: ${result.non2xx} rejected, ${result.errors} failed`)
  return result.latency.p97_5
}

function someAddress(): string {
  const part = () => Math.floor(Math.random() * 256)
  return `10.${part()}.${part()}.${part()}`
}
