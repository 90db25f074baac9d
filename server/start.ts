import { cleanUp } from '#auth/housekeeping.ts'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'
import { type OpenDatabase, openDatabase } from '#data/db/db.ts'
import { migrate } from '#data/db/migrate.ts'
import { readFromReplica } from '#data/db/replica.ts'
import { seedSample } from '#data/seed/seed.ts'
import { toError } from '#domain/to-error.ts'
import { removalJobs } from './account/removal.ts'
import { openBuiltSite } from './built-site.ts'
import { WARM_PAGES } from './cache/warm-pages.ts'
import { removeAddress, writeAddress } from './catalogue/address-file.ts'
import { printFirstAdminLink } from './console/first-admin.ts'
import { importJobs } from './console/imports/import-jobs.ts'
import { bulkJobs } from './console/listings/bulk-jobs.ts'
import { publicationJobs } from './console/listings/publication-jobs.ts'
import { openDevelopmentSite } from './development-site.ts'
import { type Env, readEnv } from './env.ts'
import { warnOfMissingOperator } from './http/disclosure.ts'
import { openHttpServer } from './http/http-server.ts'
import type { Job } from './jobs/jobs.ts'
import { MAIL_QUEUE_JOB } from './jobs/mail-jobs.ts'
import { createLog, type Log } from './log.ts'
import { retryUntilReady } from './retry.ts'
import { openServices, type Services } from './services.ts'
import { drainBeforeStopping, stopOnSignal } from './shutdown.ts'
import { observeDatabase } from './telemetry/database.ts'
import { openTelemetry } from './telemetry/open-telemetry.ts'
import { observeProcess, observeReplica } from './telemetry/process.ts'
import type { Telemetry } from './telemetry/telemetry.ts'
import { webhookJobs } from './webhooks/jobs.ts'

const MAIL_EVERY_MS = 5_000
const CLEAN_UP_EVERY_MS = 3_600_000

const print = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Starts the server: opens the database and all services, answers requests, and stops on a signal.
 *
 * @param source the environment of the process
 * @throws Error with a message for the operator when it cannot start
 */
export async function start(source: Record<string, string | undefined>): Promise<void> {
  const env = readEnv(source)
  const log = createLog(env.LOG_LEVEL)
  logUnhandledErrors(log)
  const http = await openHttpServer(env.PORT, env.HOST)
  // Disposed of in reverse order.
  const closing = new AsyncDisposableStack()
  const telemetry = await openTelemetry(env)
  const opened = withReplica(await openFilledDatabase(env), env, { log, telemetry })
  closing.defer(opened.close)
  observeDatabase(opened.pool, telemetry)
  observeProcess(telemetry)
  const services = await openServices(env, {
    source,
    opened,
    telemetry,
    log,
    print,
    closing,
  })
  const { deps } = services
  const site =
    deps.mode === 'development'
      ? await openDevelopmentSite(deps, http.server)
      : await openBuiltSite(deps, { onChange: services.onChange, telemetry })
  services.jobs.start(backgroundJobs(services))
  closing.defer(site.stop)
  http.answerWith(site.listener)
  warnOfMissingOperator(env, log)
  print(`${deps.site.name} is open at http://localhost:${http.port}`)
  if (deps.auth) {
    const { db, now } = deps.auth
    await printFirstAdminLink({ db, origin: deps.site.origin, now: now() }, print)
  }
  if (opened.kind === 'embedded') publishAddress(env.DATA_DIR, http.port, log)
  const warming = new AbortController()
  site.pages?.warm(WARM_PAGES, warming.signal)
  closing.defer(http.stop)
  closing.defer(() => removeAddress(env.DATA_DIR))
  closing.defer(async () => warming.abort())
  closing.defer(drainBeforeStopping(services.startDraining, env.SHUTDOWN_DELAY_MS))
  stopOnSignal(log, env.SHUTDOWN_DELAY_MS, closing)
}

/** An unhandled rejection of one request must not end the process. */
function logUnhandledErrors(log: Log): void {
  // A closed terminal, or a file on a full disk.
  process.stdout.on('error', () => {})
  process.on('unhandledRejection', (error) =>
    log.error({ fault: toError(error) }, 'nobody waited for this to fail'),
  )
}

/** The database, migrated and filled with the sample catalogue. */
async function openFilledDatabase(env: Env): Promise<OpenDatabase> {
  const opened = await openDatabase(
    env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: env.DATA_DIR },
  )
  const applied = await retryUntilReady(() => migrate(opened.pool), {
    onUnavailable: () =>
      print('The database does not answer yet (DATABASE_URL). Trying for a minute …'),
  }).catch((error: Error) => {
    if (!env.DATABASE_URL || !isDatabaseUnavailable(error)) throw error
    const { host } = new URL(env.DATABASE_URL)
    throw new Error(`The database at ${host} (DATABASE_URL) does not answer: ${error.message}`, {
      cause: error,
    })
  })
  if (applied.length > 0) print(`Migrated: ${applied.join(', ')}`)
  const seeded = await retryUntilReady(() => seedSample(opened.db, new Date()))
  if (seeded > 0) print(`Loaded the sample catalogue: ${seeded} listings`)
  if (opened.kind === 'embedded')
    print(
      `Embedded database in ${env.DATA_DIR}: for one process on one machine; a power cut can lose the last ` +
        'writes. Set DATABASE_URL to a PostgreSQL server for more.',
    )
  return opened
}

/** Adds the read replica, if configured. */
function withReplica(
  primary: OpenDatabase,
  { DATABASE_REPLICA_URL: url }: Env,
  { log, telemetry }: { log: Log; telemetry: Telemetry },
): OpenDatabase {
  if (!url) return primary
  const opened = readFromReplica(primary, url, (state, error) => {
    if (state === 'serving') log.info('the replica answers again')
    else if (state === 'behind') log.warn('the replica is behind: the primary answers')
    else log.warn({ fault: toError(error) }, 'the replica is unavailable: the primary answers')
  })
  observeReplica(opened.replica, telemetry)
  return opened
}

/** Sends due mail and webhooks, and deletes expired data. */
function backgroundJobs({ booking, outbox, deps }: Services): Job[] {
  const { auth, photos, listingPhotos, searchWords, site, log } = deps
  const run = listingPhotos.deleteUnused
  return [
    { name: 'listing photo removal', everyMs: CLEAN_UP_EVERY_MS, run },
    ...(booking?.jobs ?? []),
    ...(searchWords
      ? [{ name: 'search words', everyMs: CLEAN_UP_EVERY_MS, run: searchWords.deleteOld }]
      : []),
    ...(outbox ? [{ name: MAIL_QUEUE_JOB, everyMs: MAIL_EVERY_MS, run: outbox.sendDue }] : []),
    ...(auth
      ? [{ name: 'auth clean-up', everyMs: CLEAN_UP_EVERY_MS, run: () => cleanUp(auth) }]
      : []),
    ...(auth ? webhookJobs({ auth, origin: site.origin, log }) : []),
    ...(auth && photos ? removalJobs(auth, photos, log) : []),
    ...(auth ? importJobs(auth, deps.runSoon) : []),
    ...(auth ? bulkJobs(auth, deps.runSoon) : []),
    ...(auth ? publicationJobs(auth) : []),
  ]
}

/** Writes the address file by which commands find the server that holds the embedded database. */
function publishAddress(dataDir: string, port: number, log: Log): void {
  writeAddress(dataDir, `http://127.0.0.1:${port}`).catch((error) =>
    log.warn({ error }, 'the address could not be left for commands'),
  )
}
