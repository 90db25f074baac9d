import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import pg from 'pg'
import { apiKeysOf } from '#server/secrets.ts'
import { startPostgres, startReplica, type TestReplica } from '../scripts/postgres.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { compareIndexWithTable } from './index-audit.ts'
import type { Ledger } from './ledger.ts'
import { type Relay, startRelay } from './relay.ts'
import { printLine, type Report, SECRET } from './report.ts'
import { isReady, type SiteNode, spawnNode, startNode } from './site.ts'
import { createTraffic, outcomeOf } from './traffic.ts'

const NODES = 3
const CUT_MS = 3_000
const NODE_DOWN_MS = 1_500
const RECOVERY_LIMIT_MS = 120_000
const START_LIMIT_MS = 300_000

/** Number of writes before the next fault; a fixed time would be too short on a slow machine. */
const WRITES_BETWEEN_FAULTS = 20
const LEAST_WRITES = 100
const WRITES_PER_RESTART = 20
const RARE_FAULTS_S = 30
const AVAILABILITY = { oftenBroken: 0.5, rarelyBroken: 0.9 }

type Cluster = {
  nodes: SiteNode[]
  relay: Relay
  databaseUrl: string
  replica: TestReplica
  balancer: Balancer
  env: (at: number) => Record<string, string>
  stop: () => Promise<void>
}

/**
 * Three nodes on one PostgreSQL and its replica behind a balancer. @throws Error where no PostgreSQL is
 * installed
 */
async function startCluster(extra: Record<string, string> = {}): Promise<Cluster> {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('install a PostgreSQL server to run this')
  process.once('exit', postgres.stop)
  const replica = await startReplica(postgres.url)
  process.once('exit', replica.stop)
  const { hostname: host, port } = new URL(postgres.url)
  const relay = await startRelay({ host, port: Number(port) })
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-nodes-'))
  const env = (at: number) => ({
    DATA_DIR: join(folder, String(at)),
    DATABASE_URL: `postgres://postgres@127.0.0.1:${relay.port}/postgres`,
    DATABASE_REPLICA_URL: replica.url,
    METRICS_TOKEN: SECRET,
    JWT_SECRET: SECRET,
    // A token names its issuer, so all nodes of a site share one name.
    PUBLIC_URL: 'http://seekwell.test',
    ...extra,
  })
  const nodes: SiteNode[] = []
  for (let at = 0; at < NODES; at++) nodes.push(await startNode(env(at)))
  const balancer = await startBalancer(() => nodes.map(({ url }) => url))
  return {
    nodes,
    relay,
    databaseUrl: postgres.url,
    replica,
    balancer,
    env,
    async stop() {
      await balancer.stop()
      for (const node of nodes) await node.kill()
      await relay.stop()
      replica.stop()
      postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const FAULTS = [
  'node killed',
  'network to the database cut',
  'database crashed',
  'replica killed',
] as const
type Fault = (typeof FAULTS)[number]

/** Mixed traffic over three nodes while nodes, the network and the database fail at random. */
export async function tortureNodes(minutes: number, faultEveryS: number): Promise<Report> {
  const cluster = await startCluster()
  const traffic = createTraffic(cluster.balancer.url)
  const { ledger, visits } = traffic
  const serviceKey = apiKeysOf(SECRET).service
  const done = new Map<Fault, number>()
  const faults: string[] = []
  let slowestRecovery = 0
  let fromReplica = 0
  try {
    await traffic.start()
    const end = Date.now() + minutes * 60_000
    for (let n = 0; Date.now() < end; n++) {
      const fault = FAULTS[n % FAULTS.length] ?? 'node killed'
      const writesBefore = ledger.tally.acknowledged
      await inflict(fault, cluster)
      done.set(fault, (done.get(fault) ?? 0) + 1)
      for (const [at, { process, said }] of cluster.nodes.entries())
        if (process.exitCode !== null)
          faults.push(`node ${at} ended by itself: ${said().slice(-500)}`)
      const took = await untilAnswering(cluster.balancer.url)
      slowestRecovery = Math.max(slowestRecovery, took)
      printLine(
        `${fault}: answering again after ${Math.round(took)} ms; ${JSON.stringify(ledger.tally)}`,
      )
      await after(faultEveryS * 1_000)
      await untilWritten(ledger, writesBefore + WRITES_BETWEEN_FAULTS)
    }
    await traffic.stop()
    for (const { url } of cluster.nodes) await untilReady(url)
    await after(6_000)
    const { lost, signedOut } = await ledger.audit()
    faults.push(
      ...lost.map((what) => `lost ${what}`),
      ...signedOut.map((who) => `signed out ${who}`),
    )
    for (const { url } of cluster.nodes) {
      const { table, index, missing } = await compareIndexWithTable(url, serviceKey)
      if (table !== index || missing.length > 0)
        faults.push(`${url}: table ${table}, index ${index}`)
      const read = await readsFromReplica(url)
      if (read === 0) faults.push(`${url}: nothing was read from the replica`)
      fromReplica += read
    }
    faults.push(...visits.wrong)
  } finally {
    await cluster.stop()
  }
  const inflicted = [...done.values()].reduce((sum, times) => sum + times, 0)
  const leastWrites = Math.max(LEAST_WRITES, WRITES_BETWEEN_FAULTS * inflicted)
  return {
    faults,
    outcome: outcomeOf(traffic),
    floor: {
      acknowledged: leastWrites,
      answered: leastWrites,
      availability:
        faultEveryS < RARE_FAULTS_S ? AVAILABILITY.oftenBroken : AVAILABILITY.rarelyBroken,
    },
    figures: {
      minutes,
      ...Object.fromEntries(done),
      'saves acknowledged': ledger.tally.acknowledged,
      'saves refused or cut short': ledger.tally.refused + ledger.tally.broken,
      'refused with': [...ledger.refusals]
        .map(([status, times]) => `${status}: ${times}`)
        .join(', '),
      'visits answered': visits.answered,
      'visits that met a fault (502, 503)': visits.unavailable,
      'readings answered by the replica': fromReplica,
      'slowest recovery, ms': Math.round(slowestRecovery),
    },
  }
}

/** Waits for a total number of acknowledged writes. @throws Error when writes do not recover */
async function untilWritten({ tally }: Ledger, writes: number): Promise<void> {
  const deadline = Date.now() + RECOVERY_LIMIT_MS
  while (tally.acknowledged < writes) {
    if (Date.now() > deadline) throw new Error('writes did not come back')
    await after(50)
  }
}

/** Counted since the last start of the node, so the replica must respond at the end. */
async function readsFromReplica(url: string): Promise<number> {
  for (let n = 0; n < 20; n++) {
    await fetch(`${url}/api/v1/listings/${n}`, { headers: { 'x-forwarded-for': '10.9.0.1' } })
  }
  const metrics = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${SECRET}` } })
  const found = /^catalogue_reads_total\{[^}]*server="replica"[^}]*\} (\d+)/m.exec(
    await metrics.text(),
  )
  return Number(found?.[1] ?? 0)
}

async function inflict(fault: Fault, cluster: Cluster): Promise<void> {
  if (fault === 'network to the database cut') {
    cluster.relay.cut()
    await after(CUT_MS)
    return cluster.relay.mend()
  }
  if (fault === 'database crashed') return crash(cluster.databaseUrl)
  if (fault === 'replica killed') {
    await cluster.replica.kill()
    await after(CUT_MS)
    return cluster.replica.restart()
  }
  const at = Math.floor(Math.random() * cluster.nodes.length)
  const node = cluster.nodes[at]
  if (!node) return
  await node.kill()
  await after(NODE_DOWN_MS)
  cluster.nodes[at] = spawnNode({ ...cluster.env(at), PORT: String(node.port) }, node.port)
}

/**
 * Kills one server process with SIGKILL: PostgreSQL then resets its shared memory and recovers from its
 * log.
 */
async function crash(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid
  // Verified by the program name, since the process id may have been reused.
  if (pid && readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres'))
    process.kill(pid, 'SIGKILL')
  await client.end().catch(() => {})
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  while (!(await isReady(url))) {
    if (Date.now() > deadline) throw new Error(`${url} did not come back`)
    await after(200)
  }
}

async function untilAnswering(url: string): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < RECOVERY_LIMIT_MS) {
    const answer = await fetch(`${url}/api/v1/search?q=sleep`, {
      headers: { 'x-forwarded-for': `10.8.0.${Math.floor(Math.random() * 250)}` },
    }).catch(() => null)
    if (answer?.ok) return performance.now() - began
    await after(100)
  }
  throw new Error('the site did not recover')
}

/** Restarts every node in turn under load: not one request may fail. */
export async function tortureByRolling(rounds: number): Promise<Report> {
  const cluster = await startCluster({ SHUTDOWN_DELAY_MS: '1500' })
  const traffic = createTraffic(cluster.balancer.url)
  const { ledger, visits } = traffic
  const faults: string[] = []
  try {
    await traffic.start()
    for (let round = 0; round < rounds; round++) {
      for (const [at, node] of cluster.nodes.entries()) {
        const code = await node.stop()
        if (code !== 0) faults.push(`node ${at} ended with ${code}:\n${node.said()}`)
        cluster.nodes[at] = await startNode(cluster.env(at), node.port)
        await after(1_000)
        printLine(
          `node ${at} restarted; ${JSON.stringify(ledger.tally)}, ${visits.answered} visits`,
        )
      }
    }
    await traffic.stop()
    const { refused, broken } = ledger.tally
    if (refused + broken > 0)
      faults.push(`${refused + broken} saves failed: ${[...ledger.refusals].join(' | ')}`)
    if (visits.unavailable > 0) faults.push(`${visits.unavailable} visits failed`)
    faults.push(...visits.wrong)
  } finally {
    await cluster.stop()
  }
  const restarts = rounds * NODES
  return {
    faults,
    outcome: outcomeOf(traffic),
    floor: {
      acknowledged: WRITES_PER_RESTART * restarts,
      answered: WRITES_PER_RESTART * restarts,
      availability: 1,
    },
    figures: {
      restarts,
      'saves acknowledged': ledger.tally.acknowledged,
      'visits answered': visits.answered,
      'requests failed': ledger.tally.refused + ledger.tally.broken + visits.unavailable,
    },
  }
}
