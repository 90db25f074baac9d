import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type CatalogueMark, includesMark } from '../catalogue/catalogue-mark.ts'
import { readMark } from '../catalogue/changes.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { type Db, type OpenDatabase, openPool } from './db.ts'
import * as schema from './schema.ts'

/** `behind`: it answers, but lacks changes that this process has seen. */
export type ReplicaState = 'serving' | 'behind' | 'unavailable'

/** State for telemetry. */
export type Replica = {
  readonly state: ReplicaState
  /** Number of reads of the catalogue by server. */
  readonly answered: Readonly<Record<'replica' | 'primary', number>>
}

/** Called when the replica becomes unavailable, when it stays behind, and when it is back. */
export type OnReplica = (state: ReplicaState, error: unknown) => void

const LIMITS = {
  connectionTimeoutMillis: 2_000,
  // Longer than the search time-out (data/db/timed-read.ts): a later answer means a dead server.
  query_timeout: 5_000,
  application_name: 'seekwell catalogue',
}
const RETRY_MS = { behind: 250, unavailable: 1_000 }
/** Each change leaves the replica behind briefly, which is not reported. */
const LAG_REPORT_MS = 3_000
const STATEMENT_TIMEOUT = '57014'

class ReplicaBehind extends Error {
  override name = 'Behind'
}

/**
 * Serves reads of the catalogue from a replica while it has every change passed to `reached`; otherwise, and
 * on failure, from the primary. The position is checked per connection, so that the URL may stand for several
 * replicas (docs/decisions/011-read-replica.md).
 */
export function readFromReplica(
  primary: OpenDatabase,
  url: string,
  onReplica: OnReplica,
): OpenDatabase & { replica: Replica } {
  const answered = { replica: 0, primary: 0 }
  const lender = createLender(openPool(url, LIMITS), onReplica)

  async function withReplica<T>(
    readReplica: (lent: Lent) => Promise<T>,
    readPrimary: () => Promise<T>,
  ): Promise<T> {
    const lent = await lender.lend()
    if (lent) {
      try {
        const answer = await readReplica(lent)
        lent.client.release()
        answered.replica += 1
        return answer
      } catch (error) {
        lent.client.release(true)
        // A statement that times out here would also time out on the primary.
        if (isTimedOut(error)) throw error
        if (isDatabaseUnavailable(error)) lender.suspend(error)
      }
    }
    answered.primary += 1
    return readPrimary()
  }

  const query = (...args: [pg.QueryConfig, unknown[]]) =>
    withReplica(
      ({ client }) => client.query(...args),
      () => primary.pool.query(...args),
    )
  // A pool whose `query`, used by Drizzle for single statements, may go to the replica.
  const pool = new Proxy(primary.pool, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)),
  })
  const catalogue: Db = drizzle(pool, { schema })
  catalogue.transaction = (work, config) =>
    withReplica(
      ({ db }) => db.transaction(work, config),
      () => primary.db.transaction(work, config),
    )
  return {
    ...primary,
    catalogue,
    reached: lender.require,
    replica: {
      get state() {
        return lender.state()
      },
      answered,
    },
    async close() {
      await lender.stop()
      await primary.close()
    },
  }
}

/** A replica connection and its last known position. */
type Lent = { client: pg.PoolClient; db: Db; mark: CatalogueMark | null }

/** Lends connections that have every required change; while suspended, a single timer checks for recovery. */
function createLender(pool: pg.Pool, onReplica: OnReplica) {
  const connections = new WeakMap<pg.PoolClient, Lent>()
  let required: CatalogueMark | null = null
  let state: ReplicaState = 'serving'
  let reported: ReplicaState = 'serving'
  let suspendedAt = 0
  let retryTimer: NodeJS.Timeout | undefined
  let stopped = false

  /** @throws Behind, or the driver's error */
  async function connect(): Promise<Lent> {
    const client = await pool.connect()
    const lent = connections.get(client) ?? { client, db: drizzle(client, { schema }), mark: null }
    connections.set(client, lent)
    try {
      if (!isCurrent(lent)) lent.mark = await readMark(lent.db)
    } catch (error) {
      client.release(true)
      throw error
    }
    if (isCurrent(lent)) return lent
    client.release()
    throw new ReplicaBehind()
  }

  /** Before a mark is required, no connection counts as current. */
  const isCurrent = ({ mark }: Lent) =>
    required !== null && mark !== null && includesMark(required, mark)

  async function lend(): Promise<Lent | null> {
    if (state !== 'serving' || !required) return null
    return connect().catch((error: unknown) => {
      suspend(error)
      return null
    })
  }

  function suspend(error: unknown): void {
    if (stopped) return
    if (state === 'serving') suspendedAt = performance.now()
    state = error instanceof ReplicaBehind ? 'behind' : 'unavailable'
    if (state === 'unavailable' || performance.now() - suspendedAt > LAG_REPORT_MS) report(error)
    retryTimer ??= setTimeout(retry, RETRY_MS[state]).unref()
  }

  /** Runs in the background. */
  async function retry(): Promise<void> {
    retryTimer = undefined
    try {
      const { client } = await connect()
      client.release()
      state = 'serving'
      report(null)
    } catch (error) {
      suspend(error)
    }
  }

  function report(error: unknown): void {
    if (reported === state) return
    reported = state
    onReplica(state, error)
  }

  return {
    lend,
    suspend,
    state: () => state,
    require(mark: CatalogueMark, anew?: 'anew'): void {
      // Marks of the feed and of imports may arrive in either order; another catalogue has its own numbers.
      if (anew || !required || !includesMark(mark, required)) required = mark
    },
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(retryTimer)
      await pool.end()
    },
  }
}

function isTimedOut(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === STATEMENT_TIMEOUT) || isTimedOut(error.cause)
}
