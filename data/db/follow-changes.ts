import pg from 'pg'
import type { CatalogueMark } from '../catalogue/catalogue-mark.ts'
import { type ListingChange, listChanges, pruneChanges, readMark } from '../catalogue/changes.ts'
import type { OpenDatabase } from './db.ts'

const CHANNEL = 'listing_changes'
/** Fallback for a lost notification, for example on a dead connection. */
const POLL_EVERY_MS = 5_000
const RECONNECT_MS = { first: 100, longest: 10_000 }
const RETENTION_MS = 7 * 86_400_000
const HOUSEKEEPING_MS = 3_600_000

export type Follower = {
  /** Receives committed changes in order; the next ones wait until it resolves. */
  take: (changes: readonly ListingChange[]) => Promise<void>
  /** Reads the whole catalogue again because changes are missing; returns its position. */
  restart: () => Promise<CatalogueMark>
  /** Called when all current changes have been applied. */
  onCaughtUp?: () => void
  onFault: (error: unknown) => void
}

export type Subscription = { stop: () => Promise<void> }

/**
 * Delivers every committed change of the catalogue after a mark until stopped. PostgreSQL's NOTIFY triggers a
 * poll; the sequence number is the position. Errors are reported and retried.
 */
export function followChanges(
  opened: OpenDatabase,
  mark: CatalogueMark,
  { take, restart, onCaughtUp, onFault }: Follower,
): Subscription {
  let position = mark
  let isPending = false
  let stopped = false
  let running: Promise<void> | null = null

  async function catchUp(): Promise<void> {
    while (isPending && !stopped) {
      isPending = false
      for (;;) {
        const changes = await listChanges(opened.db, position)
        if (!changes) {
          position = await restart()
          opened.reached(await readMark(opened.db), 'anew')
          continue
        }
        const last = changes.at(-1)
        if (stopped) break
        if (!last) {
          onCaughtUp?.()
          break
        }
        const next = { ...position, seq: last.seq }
        // Before caches are invalidated: entries are read again at once.
        opened.reached(next)
        await take(changes)
        position = next
      }
    }
  }

  function poll(): void {
    isPending = true
    running ??= catchUp()
      .catch(onFault)
      .finally(() => {
        running = null
        // A notification between the last query and this point would otherwise wait for the next poll.
        if (isPending && !stopped) poll()
      })
  }

  const listener = listen(opened, poll, onFault)
  const pollTimer = setInterval(poll, POLL_EVERY_MS).unref()
  const prune = () => pruneChanges(opened.db, new Date(Date.now() - RETENTION_MS)).catch(onFault)
  const housekeeping = setInterval(prune, HOUSEKEEPING_MS).unref()
  poll()
  return {
    async stop() {
      stopped = true
      clearInterval(pollTimer)
      clearInterval(housekeeping)
      await listener.stop()
      await running
    },
  }
}

/** Reads the current mark; later reads of the catalogue include it. */
export async function syncMark({
  db,
  reached,
}: Pick<OpenDatabase, 'db' | 'reached'>): Promise<CatalogueMark> {
  const mark = await readMark(db)
  reached(mark)
  return mark
}

type Listener = { stop: () => Promise<void> }

function listen(
  opened: OpenDatabase,
  poll: () => void,
  onFault: (error: unknown) => void,
): Listener {
  return opened.kind === 'embedded'
    ? listenEmbedded(opened.pool, poll, onFault)
    : listenOnServer(opened.pool, poll, onFault)
}

/** The embedded database has a single connection, which receives its own notifications. */
function listenEmbedded(
  pool: pg.Pool,
  poll: () => void,
  onFault: (error: unknown) => void,
): Listener {
  const onNotification = ({ channel }: pg.Notification) => channel === CHANNEL && poll()
  const clients = new Set<pg.PoolClient>()
  const addClient = (client: pg.PoolClient) => {
    clients.add(client)
    client.on('notification', onNotification)
  }
  // A replacement connection must listen again.
  const listenAgain = (client: pg.PoolClient) => {
    addClient(client)
    setImmediate(() => {
      pool.query(`listen ${CHANNEL}`).then(poll, onFault)
    })
  }
  pool.on('connect', listenAgain)
  pool
    .connect()
    .then(async (client) => {
      if (!clients.has(client)) addClient(client)
      await client.query(`listen ${CHANNEL}`).finally(() => client.release())
      poll()
    })
    .catch(onFault)
  return {
    async stop() {
      pool.off('connect', listenAgain)
      for (const client of clients) client.off('notification', onNotification)
    },
  }
}

/** A dedicated connection: a pooled one would be unavailable for queries, and closed when idle. */
function listenOnServer(
  pool: pg.Pool,
  poll: () => void,
  onFault: (error: unknown) => void,
): Listener {
  let stopped = false
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined
  let delay = RECONNECT_MS.first

  function reconnect(error?: unknown): void {
    if (stopped || retry) return
    if (error) onFault(error)
    client?.removeAllListeners('end')
    client = null
    retry = setTimeout(() => {
      retry = undefined
      connect().catch(reconnect)
    }, delay)
    delay = Math.min(delay * 2, RECONNECT_MS.longest)
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: pool.options.connectionString,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: 'seekwell changes',
    })
    next.on('notification', poll)
    next.on('error', reconnect)
    next.on('end', () => reconnect())
    client = next
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    delay = RECONNECT_MS.first
    // Fetch changes committed while disconnected.
    poll()
  }

  connect().catch(reconnect)
  return {
    async stop() {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
