import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type CatalogueMark, includesMark } from '../catalogue/catalogue-mark.ts'
import { readMark } from '../catalogue/changes.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { type Db, type OpenDatabase, openPool } from './db.ts'
import * as schema from './schema.ts'

/** Behind: it answers, but lacks changes that this process has seen. */
export type ReplicaState = 'serving' | 'behind' | 'away'

/** What telemetry shows of it. */
export type Replica = {
  readonly state: ReplicaState
  /** Readings of the catalogue by who answered them. */
  readonly answered: Readonly<Record<'replica' | 'primary', number>>
}

/** Hears of a replica that is away, at once, of one that stays behind, and of its return. */
export type OnReplica = (state: ReplicaState, error: unknown) => void

const LIMITS = {
  connectionTimeoutMillis: 2_000,
  // Longer than a search may take (data/db/timed-read.ts): what is late beyond that comes from no live server.
  query_timeout: 5_000,
  application_name: 'seekwell catalogue',
}
const LOOK_AGAIN_MS = { behind: 250, away: 1_000 }
/** Each change leaves it behind for a moment, which is no news. */
const LAG_TOLD_MS = 3_000
const STATEMENT_TIMEOUT = '57014'

class Behind extends Error {
  override name = 'Behind'
}

/**
 * Lets a replica answer what is read of the catalogue, as long as it has every change that was told to
 * `reached`; else, and whenever it fails, the primary answers. Whether it has them is asked on each
 * connection, so that the address may stand for several replicas (docs/decisions/011-read-replica.md).
 */
export function readFromReplica(
  primary: OpenDatabase,
  url: string,
  onReplica: OnReplica,
): OpenDatabase & { replica: Replica } {
  const answered = { replica: 0, primary: 0 }
  const lender = createLender(openPool(url, LIMITS), onReplica)

  async function ask<T>(there: (lent: Lent) => Promise<T>, here: () => Promise<T>): Promise<T> {
    const lent = await lender.lend()
    if (lent) {
      try {
        const answer = await there(lent)
        lent.client.release()
        answered.replica += 1
        return answer
      } catch (error) {
        lent.client.release(true)
        // What takes too long here would take as long there.
        if (isTimedOut(error)) throw error
        if (isDatabaseUnavailable(error)) lender.rest(error)
      }
    }
    answered.primary += 1
    return here()
  }

  const query = (...asked: [pg.QueryConfig, unknown[]]) =>
    ask(
      ({ client }) => client.query(...asked),
      () => primary.pool.query(...asked),
    )
  // The driver's pool in all but this: Drizzle asks single statements of `query`.
  const pool = new Proxy(primary.pool, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)),
  })
  const catalogue: Db = drizzle(pool, { schema })
  catalogue.transaction = (work, config) =>
    ask(
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

/** A connection to a replica, and how far that one has been seen to be. */
type Lent = { client: pg.PoolClient; db: Db; mark: CatalogueMark | null }

/** Lends connections that have every required change; one at a time looks whether there are any again. */
function createLender(pool: pg.Pool, onReplica: OnReplica) {
  const known = new WeakMap<pg.PoolClient, Lent>()
  let wanted: CatalogueMark | null = null
  let state: ReplicaState = 'serving'
  let told: ReplicaState = 'serving'
  let restingSince = 0
  let nextLook: NodeJS.Timeout | undefined
  let stopped = false

  /** @throws Behind, or the driver's error */
  async function connect(): Promise<Lent> {
    const client = await pool.connect()
    const lent = known.get(client) ?? { client, db: drizzle(client, { schema }), mark: null }
    known.set(client, lent)
    try {
      if (!has(lent)) lent.mark = await readMark(lent.db)
    } catch (error) {
      client.release(true)
      throw error
    }
    if (has(lent)) return lent
    client.release()
    throw new Behind()
  }

  /** Before anything is known of the catalogue nothing is new enough. */
  const has = ({ mark }: Lent) => wanted !== null && mark !== null && includesMark(wanted, mark)

  async function lend(): Promise<Lent | null> {
    if (state !== 'serving' || !wanted) return null
    return connect().catch((error: unknown) => {
      rest(error)
      return null
    })
  }

  function rest(error: unknown): void {
    if (stopped) return
    if (state === 'serving') restingSince = performance.now()
    state = error instanceof Behind ? 'behind' : 'away'
    if (state === 'away' || performance.now() - restingSince > LAG_TOLD_MS) tell(error)
    nextLook ??= setTimeout(look, LOOK_AGAIN_MS[state]).unref()
  }

  /** No visitor waits for this. */
  async function look(): Promise<void> {
    nextLook = undefined
    try {
      const { client } = await connect()
      client.release()
      state = 'serving'
      tell(null)
    } catch (error) {
      rest(error)
    }
  }

  function tell(error: unknown): void {
    if (told === state) return
    told = state
    onReplica(state, error)
  }

  return {
    lend,
    rest,
    state: () => state,
    require(mark: CatalogueMark, anew?: 'anew'): void {
      // Who follows and who imports may tell in either order; another catalogue has numbers of its own.
      if (anew || !wanted || !includesMark(mark, wanted)) wanted = mark
    },
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(nextLook)
      await pool.end()
    },
  }
}

function isTimedOut(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === STATEMENT_TIMEOUT) || isTimedOut(error.cause)
}
