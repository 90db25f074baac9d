import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { CHEAP, CONFIG, KEYS, ROOT_SECRET } from '#auth/conformance/service.test-kit.ts'
import { authRoutes } from '#auth/http.ts'
import { createAuth } from '#auth/runtime.ts'
import { connectEmbedded, openDatabase } from '#data/db/db.ts'
import { startEmbeddedPostgres } from '#data/embedded/embedded-postgres.ts'
import { makeMemoryLimiter } from './limiters.ts'

/** Location of the accounts; a new folder is restored from the dump. */
export type Location = { url: string } | { folder: string; dump: string | null }

// The service as a separate process, to be killed: started with a location, prints its port.
const location = JSON.parse(process.argv[2] ?? '{}') as Location
const opened =
  'url' in location
    ? await openDatabase(location)
    : connectEmbedded(await startEmbeddedPostgres(location))
const deps = createAuth({
  db: opened.db,
  makeLimiter: makeMemoryLimiter,
  config: { ...CONFIG, confirmEmail: false, trustProxy: 1 },
  rootSecret: ROOT_SECRET,
  apiKeys: KEYS,
  privateJwk: null,
  mailer: { isConfigured: false, send() {}, post: async () => {}, settled: async () => {} },
  log: {
    info() {},
    warn() {},
    error: (fields) => void process.stderr.write(JSON.stringify(fields)),
  },
  hashCost: CHEAP,
})
const app = new Hono().route('/auth/v1', authRoutes(deps))
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => process.send?.(port))
process.on('disconnect', () => process.exit(0))
