import type { RequestListener, Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { startHousekeeping } from '#auth/housekeeping.ts'
import { openDatabase } from '#data/db.ts'
import { migrate } from '#data/migrate.ts'
import { seedSample } from '#data/seed/seed.ts'
import { faultOf } from '#domain/fault.ts'
import { startRemoval } from './account/removal.ts'
import type { AppDeps } from './app.ts'
import { openAuth } from './auth.ts'
import { openBooking } from './booking/open.ts'
import { removeAddress, writeAddress } from './catalogue/address-file.ts'
import { type Env, readEnv } from './env.ts'
import { openHttpServer } from './http-server.ts'
import { sendHome } from './language-home.ts'
import { createLog, type Log } from './log.ts'
import { openModel } from './model.ts'
import { PageCache } from './page-cache.ts'
import { answers } from './readiness.ts'
import { startSearch } from './search.ts'
import { apiKeysOf, loadRootSecret } from './secrets.ts'
import { StaticFiles } from './static-files.ts'

type Exit = { stop: () => Promise<void> }

const PAGE_CACHE_BYTES = 64 * 1024 * 1024
const SHUTDOWN_LIMIT_MS = 10_000
const say = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const env = readEnv(process.env)
  const log = createLog(env.LOG_LEVEL)
  const http = await openHttpServer(env.PORT, env.HOST)
  const opened = await openDatabase(
    env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: env.DATA_DIR },
  )
  const applied = await migrate(opened.pool)
  if (applied.length > 0) say(`Migrated: ${applied.join(', ')}`)
  const seeded = await seedSample(opened.db, new Date())
  if (seeded > 0) say(`Loaded the sample catalogue: ${seeded} listings`)
  if (opened.kind === 'embedded') sayLimits(env)

  const rootSecret = await loadRootSecret(env.DATA_DIR, env.JWT_SECRET)
  const keys = apiKeysOf(rootSecret)
  const origin = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  const auth = env.SUPABASE_URL
    ? null
    : openAuth(process.env, env, { opened, origin, rootSecret, keys, log, say })
  const booking = auth ? openBooking(env, { auth, origin, log, say }) : null
  const onChange = new Set<() => void>()
  const searching = await startSearch({
    opened,
    dataDir: env.DATA_DIR,
    useCore: env.SEARCH_CORE === 'on',
    onFault: (error) => log.error({ fault: faultOf(error) }, 'search fell back to SQL'),
    onChange: () => {
      for (const told of onChange) told()
    },
  })
  let leaving = false
  const deps: AppDeps = {
    isReady: async () => !leaving && (await answers(opened.pool)),
    db: opened.db,
    pool: opened.pool,
    search: searching.search,
    model: openModel(env, { pool: opened.kind === 'server' ? opened.pool : null, log }),
    trustProxy: env.TRUST_PROXY,
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
  const { listener, stop } =
    deps.mode === 'development'
      ? await developmentListener(deps, http.server)
      : await builtListener(deps, onChange)
  http.answerWith(listener)
  say(`${env.SITE_NAME} is open at http://localhost:${http.port}`)
  if (opened.kind === 'embedded') {
    writeAddress(env.DATA_DIR, `http://127.0.0.1:${http.port}`).catch((error) =>
      log.warn({ error }, 'the address could not be left for commands'),
    )
  }
  const endHousekeeping = auth ? startHousekeeping(auth) : async () => {}
  const endBooking = booking?.start() ?? (async () => {})
  const endRemoval = auth ? startRemoval(auth, log) : async () => {}
  stopOnSignal(log, [
    {
      stop: async () => {
        leaving = true
      },
    },
    { stop: () => removeAddress(env.DATA_DIR) },
    { stop: http.stop },
    { stop },
    { stop: endHousekeeping },
    { stop: endRemoval },
    { stop: endBooking },
    { stop: searching.stop },
    { stop: opened.close },
  ])
}

async function builtListener(
  deps: AppDeps,
  onChange: Set<() => void>,
): Promise<{ listener: RequestListener } & Exit> {
  const built = new URL('../build/server/app.js', import.meta.url).href
  const { createApp } = (await import(built)) as typeof import('./app.ts')
  const app = createApp(deps)
  const files = new StaticFiles(fileURLToPath(new URL('../build/client', import.meta.url)))
  const pages = new PageCache({
    render: (request) => app.fetch(request),
    origin: deps.site.origin,
    limitBytes: PAGE_CACHE_BYTES,
  })
  onChange.add(() => pages.purge())
  const rest = getRequestListener(app.fetch)
  const listener: RequestListener = (request, response) => {
    if (files.answer(request, response) || sendHome(request, response)) return
    if (pages.answer(request, response)) return
    return rest(request, response)
  }
  return { listener, stop: async () => {} }
}

/** Vite serves and reloads the app; this module and the open database stay. */
async function developmentListener(
  deps: AppDeps,
  server: Server,
): Promise<{ listener: RequestListener } & Exit> {
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
  return { listener, stop: () => vite.close() }
}

/** Answers what has begun, then closes the database: PGlite has no protection from a hard stop. */
function stopOnSignal(log: Log, exits: Exit[]): void {
  let stopping = false
  async function stopAll(): Promise<void> {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref()
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

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

await main().catch(fail)
