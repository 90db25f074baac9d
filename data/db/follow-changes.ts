import pg from 'pg'
import type { CatalogueMark } from '../catalogue/catalogue-mark.ts'
import { type ListingChange, listChanges, pruneChanges, readMark } from '../catalogue/changes.ts'
import type { OpenDatabase } from './db.ts'

const CHANNEL = 'listing_changes'
/** In case a wake-up was lost, such as on a connection that died without a word. */
const LOOK_EVERY_MS = 5_000
const RECONNECT_MS = { first: 100, longest: 10_000 }
const KEPT_MS = 7 * 86_400_000
const HOUSEKEEPING_MS = 3_600_000

export type Follower = {
  /** Gets committed changes in their order; the next ones wait until it is done. */
  take: (changes: readonly ListingChange[]) => Promise<void>
  /** Reads the whole catalogue anew, for what lies between is gone; answers with where it then stands. */
  restart: () => Promise<CatalogueMark>
  /** Hears that every change up to this moment has been taken. */
  caughtUp?: () => void
  onFault: (error: unknown) => void
}

export type Following = { stop: () => Promise<void> }

/**
 * Hands on every committed change of the catalogue after a mark, until stopped: PostgreSQL's NOTIFY
 * wakes it, the number of the last change tells where it stands. What goes wrong is told and tried again.
 */
export function followChanges(
  opened: OpenDatabase,
  mark: CatalogueMark,
  { take, restart, caughtUp, onFault }: Follower,
): Following {
  let stands = mark
  let woken = false
  let stopped = false
  let running: Promise<void> | null = null

  async function catchUp(): Promise<void> {
    while (woken && !stopped) {
      woken = false
      for (;;) {
        const changes = await listChanges(opened.db, stands)
        if (!changes) {
          stands = await restart()
          opened.reached(await readMark(opened.db), 'anew')
          continue
        }
        const last = changes.at(-1)
        if (stopped) break
        if (!last) {
          caughtUp?.()
          break
        }
        const next = { ...stands, seq: last.seq }
        // Before anything that was read earlier is forgotten: it is read again at once.
        opened.reached(next)
        await take(changes)
        stands = next
      }
    }
  }

  function wake(): void {
    woken = true
    running ??= catchUp()
      .catch(onFault)
      .finally(() => {
        running = null
        // Woken after the last look and before this: that change would wait for the next one.
        if (woken && !stopped) wake()
      })
  }

  const ears = listen(opened, wake, onFault)
  const look = setInterval(wake, LOOK_EVERY_MS).unref()
  const forget = () => pruneChanges(opened.db, new Date(Date.now() - KEPT_MS)).catch(onFault)
  const housekeeping = setInterval(forget, HOUSEKEEPING_MS).unref()
  wake()
  return {
    async stop() {
      stopped = true
      clearInterval(look)
      clearInterval(housekeeping)
      await ears.stop()
      await running
    },
  }
}

/** Where the catalogue stands now: what is read of it from here on is no older. */
export async function syncMark({
  db,
  reached,
}: Pick<OpenDatabase, 'db' | 'reached'>): Promise<CatalogueMark> {
  const mark = await readMark(db)
  reached(mark)
  return mark
}

type Ears = { stop: () => Promise<void> }

function listen(opened: OpenDatabase, wake: () => void, onFault: (error: unknown) => void): Ears {
  return opened.kind === 'embedded'
    ? listenInside(opened.pool, wake, onFault)
    : listenOutside(opened.pool, wake, onFault)
}

/** The embedded database has one connection, which hears of its own commits. */
function listenInside(pool: pg.Pool, wake: () => void, onFault: (error: unknown) => void): Ears {
  const heard = ({ channel }: pg.Notification) => channel === CHANNEL && wake()
  const clients = new Set<pg.PoolClient>()
  const join = (client: pg.PoolClient) => {
    clients.add(client)
    client.on('notification', heard)
  }
  // A new connection in place of a broken one must listen again.
  const renew = (client: pg.PoolClient) => {
    join(client)
    setImmediate(() => {
      pool.query(`listen ${CHANNEL}`).then(wake, onFault)
    })
  }
  pool.on('connect', renew)
  pool
    .connect()
    .then(async (client) => {
      if (!clients.has(client)) join(client)
      await client.query(`listen ${CHANNEL}`).finally(() => client.release())
      wake()
    })
    .catch(onFault)
  return {
    async stop() {
      pool.off('connect', renew)
      for (const client of clients) client.off('notification', heard)
    },
  }
}

/** A connection of its own: one from the pool would be lost to queries, and closed when idle. */
function listenOutside(pool: pg.Pool, wake: () => void, onFault: (error: unknown) => void): Ears {
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
    next.on('notification', wake)
    next.on('error', reconnect)
    next.on('end', () => reconnect())
    client = next
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    delay = RECONNECT_MS.first
    // Whatever was committed while nobody listened.
    wake()
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
