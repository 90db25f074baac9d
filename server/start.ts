import type { RequestListener, Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { startHousekeeping } from '#auth/housekeeping.ts'
import { isDatabaseAway } from '#data/away.ts'
import { KEPT_PAGES, openDatabase } from '#data/db.ts'
import { migrate } from '#data/migrate.ts'
import { seedSample } from '#data/seed/seed.ts'
import { faultOf } from '#domain/fault.ts'
import { startRemoval } from './account/removal.ts'
import type { AppDeps } from './app.ts'
import { openAuth } from './auth.ts'
import { openBooking } from './booking/open.ts'
import { removeAddress, writeAddress } from './catalogue/address-file.ts'
import { createCounts } from './counts.ts'
import { criticalCss } from './critical-css.ts'
import { type Env, readEnv, SETTINGS } from './env.ts'
import { finishPage } from './finish-page.ts'
import { type HttpServer, openHttpServer } from './http-server.ts'
import { leaveKept, type Pages } from './kept-pages.ts'
import { sendHome } from './language-home.ts'
import { openCounting } from './limiters.ts'
import { createLog, type Log } from './log.ts'
import { openModel } from './model.ts'
import { PageCache } from './page-cache.ts'
import { patiently } from './patience.ts'
import { answers } from './readiness.ts'
import { startSearch } from './search.ts'
import { apiKeysOf, loadRootSecret } from './secrets.ts'
import { secureHeadersOf } from './secure-headers.ts'
import { StaticFiles } from './static-files.ts'
import { observeDatabase } from './telemetry/database.ts'
import { observeModel } from './telemetry/model.ts'
import { observeMail, observePages, observeProcess, observeSearch } from './telemetry/process.ts'
import { observeRequests } from './telemetry/requests.ts'
import { routeTemplates } from './telemetry/route-template.ts'
import { openTelemetry, type Telemetry } from './telemetry/telemetry.ts'
import { createVisitorLimits } from './visitor-limits.ts'
import { WARM_PAGES } from './warm-pages.ts'

type Exit = { stop: () => Promise<void> }

const PAGE_CACHE_BYTES = 64 * 1024 * 1024
const SHUTDOWN_LIMIT_MS = 10_000
const say = (line: string) => process.stdout.write(`${line}\n`)

/** What was done before the site's code was loaded (server/main.ts). */
export type Begun = {
  /** The built site. */
  build: string
  /** Listening already, where pages were kept. */
  http: HttpServer | null
  kept: Pages
}

/**
 * Opens the database and everything on it, answers requests, and ends all that on a signal.
 *
 * @param source the process's environment
 * @throws Error with words for whoever deploys, when it cannot start
 */
export async function start(
  source: Record<string, string | undefined>,
  begun: Begun,
): Promise<void> {
  // A terminal that is gone, or a file on a full disk.
  process.stdout.on('error', () => {})
  const env = readEnv(source)
  const log = createLog(env.LOG_LEVEL)
  // What one request left behind must not end all others.
  process.on('unhandledRejection', (error) =>
    log.error({ fault: faultOf(error) }, 'nobody waited for this to fail'),
  )
  const http = begun.http ?? (await openHttpServer(env.PORT, env.HOST))
  const opened = await openDatabase(
    env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: env.DATA_DIR },
  )
  const telemetry = await openTelemetry(env)
  observeDatabase(opened.pool, telemetry)
  observeProcess(telemetry)
  const applied = await patiently(() => migrate(opened.pool))
  if (applied.length > 0) say(`Migrated: ${applied.join(', ')}`)
  const seeded = await patiently(() => seedSample(opened.db, new Date()))
  if (seeded > 0) say(`Loaded the sample catalogue: ${seeded} listings`)
  if (opened.kind === 'embedded') sayLimits(env)

  const rootSecret = await loadRootSecret(env.DATA_DIR, env.JWT_SECRET)
  const keys = apiKeysOf(rootSecret)
  const counting = openCounting(opened, env.REDIS_URL ?? null, (error) =>
    log.warn({ fault: faultOf(error) }, 'redis is away: limits are counted in this process'),
  )
  const { makeLimiter } = counting
  const origin = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  const auth = env.SUPABASE_URL
    ? null
    : openAuth(source, env, { opened, makeLimiter, origin, rootSecret, keys, log, say })
  const booking = auth ? openBooking(env, { auth, origin, log, say }) : null
  const onChange = new Set<() => void>()
  const searching = await patiently(() =>
    startSearch({
      opened,
      dataDir: env.DATA_DIR,
      useCore: env.SEARCH_CORE === 'on',
      onFault: (error) => {
        // Expected while the database is away; the core catches up by itself.
        const level = isDatabaseAway(error) ? 'warn' : 'error'
        log[level]({ fault: faultOf(error) }, 'search fell back to SQL')
      },
      onChange: () => {
        for (const told of onChange) told()
      },
    }),
  )
  if (auth) observeMail(() => auth.mailer.waiting?.() ?? 0, telemetry)
  const counts = createCounts({
    db: opened.db,
    isOn: env.COUNTS === 'on',
    onFault: (error) => log.warn({ fault: faultOf(error) }, 'counts wait to be written'),
  })
  const refusals = telemetry.meter.createCounter('limit_refusals', {
    description: 'Requests refused for asking too often',
  })
  let leaving = false
  const deps: AppDeps = {
    isReady: async () => !leaving && (await answers(opened.pool)),
    db: opened.db,
    pool: opened.pool,
    search: observeSearch(searching.search, telemetry),
    model: observeModel(openModel(env, { makeLimiter, log }), telemetry),
    trustProxy: env.TRUST_PROXY,
    offlinePages: env.OFFLINE_PAGES === 'on',
    limits: createVisitorLimits(makeLimiter),
    onLimitReached: (area) => {
      log.info({ area }, 'limit reached')
      refusals.add(1, { area })
    },
    counts,
    allowedOrigins: env.ALLOWED_ORIGINS,
    log,
    mode: env.NODE_ENV === 'development' ? 'development' : 'production',
    keys,
    auth,
    booking,
    site: {
      name: env.SITE_NAME,
      assistant: env.ASSISTANT_NAME,
      origin,
      anonKey: env.SUPABASE_ANON_KEY ?? keys.anon,
      apiUrl: env.SUPABASE_URL ?? '',
    },
  }
  const { listener, pages, stop } =
    deps.mode === 'development'
      ? await developmentListener(deps, http.server)
      : await builtListener(deps, begun, onChange, telemetry)
  http.answerWith(listener)
  say(`${env.SITE_NAME} is open at http://localhost:${http.port}`)
  if (opened.kind === 'embedded') {
    writeAddress(env.DATA_DIR, `http://127.0.0.1:${http.port}`).catch((error) =>
      log.warn({ error }, 'the address could not be left for commands'),
    )
  }
  const warming = new AbortController()
  pages?.warm(WARM_PAGES, warming.signal)
  const endHousekeeping = auth ? startHousekeeping(auth) : async () => {}
  const endBooking = booking?.start() ?? (async () => {})
  const endRemoval = auth ? startRemoval(auth, log) : async () => {}
  // Another process may change a server's data while this one is away.
  async function leavePages(): Promise<void> {
    if (opened.kind !== 'embedded' || !pages) return
    const listening = { port: env.PORT, host: env.HOST, settings: SETTINGS }
    const left = { listening, pages: pages.shown() }
    await leaveKept(join(env.DATA_DIR, KEPT_PAGES), begun.build, source, left)
  }
  stopOnSignal(log, env.SHUTDOWN_DELAY_MS, [
    {
      stop: async () => {
        leaving = true
        // A balancer that asks /readyz stops sending before we stop listening.
        await after(env.SHUTDOWN_DELAY_MS)
      },
    },
    { stop: async () => warming.abort() },
    { stop: () => removeAddress(env.DATA_DIR) },
    { stop: http.stop },
    { stop },
    { stop: endHousekeeping },
    { stop: endRemoval },
    { stop: endBooking },
    { stop: searching.stop },
    { stop: counts.stop },
    { stop: telemetry.stop },
    { stop: counting.close },
    // While nobody else can open the database: whoever does withdraws them.
    { stop: leavePages },
    { stop: opened.close },
  ])
}

async function builtListener(
  deps: AppDeps,
  { build, kept }: Begun,
  onChange: Set<() => void>,
  telemetry: Telemetry,
): Promise<{ listener: RequestListener; pages: PageCache } & Exit> {
  const built = pathToFileURL(build).href
  const { createApp, ROUTES } = (await import(built)) as typeof import('./app.ts')
  const app = createApp(deps)
  const files = new StaticFiles(
    fileURLToPath(new URL('../build/client', import.meta.url)),
    secureHeadersOf(deps.site.origin).flat(),
  )
  const css = criticalCss(files.textsOf('.css'))
  const pages = new PageCache({
    render: (request) => app.fetch(request),
    origin: deps.site.origin,
    limitBytes: PAGE_CACHE_BYTES,
    finish: (page) => finishPage(page, css),
    kept,
  })
  onChange.add(() => pages.purge())
  const rest = getRequestListener(app.fetch)
  observePages(pages, telemetry)
  const listener: RequestListener = (request, response) => {
    if (telemetry.metrics && request.url?.startsWith('/metrics'))
      return telemetry.metrics(request, response)
    if (files.answer(request, response) || sendHome(request, response)) return
    if (pages.answer(request, response)) return
    return rest(request, response)
  }
  return {
    listener: observeRequests(listener, telemetry, routeTemplates(ROUTES)),
    pages,
    stop: async () => {},
  }
}

/** Vite serves and reloads the app; this module and the open database stay. */
async function developmentListener(
  deps: AppDeps,
  server: Server,
): Promise<{ listener: RequestListener; pages: null } & Exit> {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  const listener: RequestListener = (request, response) =>
    vite.middlewares(request, response, async () => {
      if (sendHome(request, response)) return
      try {
        const { createApp } = (await vite.ssrLoadModule(
          '/server/app.ts',
        )) as typeof import('./app.ts')
        await getRequestListener(createApp(deps).fetch)(request, response)
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        deps.log.error({ error }, 'request failed')
        response.writeHead(500).end()
      }
    })
  return { listener, pages: null, stop: () => vite.close() }
}

/** Answers what has begun, then closes the database: PGlite has no protection from a hard stop. */
function stopOnSignal(log: Log, delayMs: number, exits: Exit[]): void {
  let stopping = false
  async function stopAll(): Promise<void> {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS + delayMs).unref()
    for (const { stop } of exits)
      await stop().catch((error) => log.error({ error }, 'could not stop cleanly'))
    process.exit(0)
  }
  process.on('SIGTERM', stopAll)
  process.on('SIGINT', stopAll)
}

function sayLimits(env: Env): void {
  say(
    `Embedded database in ${env.DATA_DIR}: for one process on one machine; a power cut can lose the last ` +
      'writes. Set DATABASE_URL to a PostgreSQL server for more.',
  )
}
