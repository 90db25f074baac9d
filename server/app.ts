import * as build from 'virtual:react-router/server-build'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { type RequestIdVariables, requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import type { Pool } from 'pg'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { assistantRoutes } from '#assistant/http.ts'
import type { Model } from '#assistant/model.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { authRoutes } from '#auth/http.ts'
import { dbContext, faultContext, type SiteFacts, siteContext } from '#data/context.ts'
import type { Db } from '#data/db.ts'
import { findListing } from '#data/listings.ts'
import { faultOf } from '#domain/fault.ts'
import { m } from '#domain/messages/messages.js'
import { searchContext } from '#search/context.ts'
import type { SearchPort } from '#search/port.ts'
import { accountRoutes } from './account/http.ts'
import { oneSpelling, refuseMethods, routePatterns } from './addresses.ts'
import { apiRoutes } from './api/http.ts'
import { artworkRoutes } from './artwork.ts'
import { bookingRoutes } from './booking/http.ts'
import type { Booking } from './booking/open.ts'
import type { Log } from './log.ts'
import { refuseOverload } from './overload.ts'
import type { ApiKeys } from './secrets.ts'
import { renderLanguages } from './site-languages.ts'

type Site = { Variables: RequestIdVariables }

export type AppDeps = {
  db: Db
  pool: Pool
  search: SearchPort
  site: SiteFacts
  keys: ApiKeys
  /** Null without a key for one. */
  model: Model | null
  /** Proxies in front, as in TRUST_PROXY. */
  trustProxy: number
  /** Null where accounts live at a hosted service. */
  auth: AuthDeps | null
  /** Sends what booking requests have to tell; null without accounts of our own. */
  booking: Omit<Booking, 'start'> | null
  log: Log
  /** False when a proxy should send visitors elsewhere: the database does not answer, or we are leaving. */
  isReady: () => Promise<boolean>
  mode: 'development' | 'production'
}

/** A page takes some milliseconds to render: behind so many, the last waits for about a second. */
const IN_WORK_LIMIT = 200
const YEAR_S = 31_536_000
const CLIENT_FILES = './build/client'
const SITE = build as ServerBuild
const ROUTES = routePatterns(Object.values(SITE.routes).map((route) => route?.path))

/** Everything the site answers, from health to pages. The only module that mounts the React app. */
export function createApp(deps: AppDeps): Hono<Site> {
  const app = new Hono<Site>()
  app.use(requestId())
  app.onError((error, c) => {
    const id = c.get('requestId')
    deps.log.error({ id, fault: faultOf(error), path: c.req.path }, 'request failed')
    return c.json({ error: 'Something went wrong.' }, 500)
  })
  app.use(secureHeaders({ crossOriginEmbedderPolicy: false, xFrameOptions: 'DENY' }))
  app.use(compress())
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const ready = await deps.isReady()
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503)
  })
  app.use(
    refuseOverload({ limit: IN_WORK_LIMIT, words: (locale) => m.errors_busy({}, { locale }) }),
  )
  app.route('/', artworkRoutes({ findPrint: (slug) => findListing(deps.db, slug) }))
  app.route(
    '/functions/v1',
    assistantRoutes({
      db: deps.db,
      search: deps.search,
      keys: deps.keys,
      origin: deps.site.origin,
      assistant: deps.site.assistant,
      model: deps.model,
      visitorOf: (c) => clientOf(c, deps.trustProxy).ip,
      log: deps.log,
    }),
  )
  app.route(
    '/api/v1',
    apiRoutes({
      db: deps.db,
      pool: deps.pool,
      search: deps.search,
      origin: deps.site.origin,
      serviceKey: deps.keys.service,
      log: deps.log,
    }),
  )
  if (deps.auth) {
    app.route('/auth/v1', authRoutes(deps.auth))
    app.route('/account/v1', accountRoutes({ auth: deps.auth, log: deps.log }))
    if (deps.booking) {
      const { nudge, operator, canSend } = deps.booking
      const booking = { auth: deps.auth, log: deps.log, operator, canSend }
      app.route('/booking/v1', bookingRoutes(booking, nudge))
    }
  }
  if (deps.mode === 'production') app.use(clientFiles())
  app.all('*', refuseLongPaths, refuseMethods, oneSpelling(ROUTES, pages(deps)))
  return app
}

const PATH_LIMIT = 2_048
const SEGMENTS_LIMIT = 16

/** The router's work grows with the square of a path's segments; no address of ours has many. */
const refuseLongPaths: MiddlewareHandler = async (c, next) => {
  const { path } = c.req
  if (path.length > PATH_LIMIT || path.split('/', SEGMENTS_LIMIT + 2).length > SEGMENTS_LIMIT + 1) {
    return c.text('Not found', 404)
  }
  return next()
}

/** The browser build: hashed and numbered names never change, the rest is asked for again. */
function clientFiles() {
  return serveStatic({
    root: CLIENT_FILES,
    onFound: (path, c) =>
      c.header(
        'Cache-Control',
        /\/(assets|media)\//.test(path)
          ? `public, max-age=${YEAR_S}, immutable`
          : 'public, max-age=3600',
      ),
  })
}

function pages(deps: AppDeps) {
  const files = deps.mode === 'production' ? CLIENT_FILES : null
  const render = renderLanguages(SITE, deps.mode, files)
  return (request: Request) => {
    const context = new RouterContextProvider()
    context.set(dbContext, deps.db)
    context.set(searchContext, deps.search)
    context.set(siteContext, deps.site)
    context.set(faultContext, (error) => {
      deps.log.error({ fault: faultOf(error), path: new URL(request.url).pathname }, 'page failed')
    })
    return render(request, context)
  }
}
