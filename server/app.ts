import * as build from 'virtual:react-router/server-build'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { type RequestIdVariables, requestId } from 'hono/request-id'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { callsForHelp } from '#assistant/calls-for-help.ts'
import { assistantRoutes } from '#assistant/http.ts'
import type { Model } from '#assistant/model.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { bearerOf } from '#auth/gateway.ts'
import { authRoutes } from '#auth/http.ts'
import { readAccessToken } from '#auth/tokens/access-token.ts'
import { findPictured } from '#data/catalogue/directory-entries.ts'
import { findListing } from '#data/catalogue/listings.ts'
import {
  catalogueContext,
  clipHostsContext,
  dbContext,
  disclosureContext,
  onceContext,
  type ReadOnce,
  reportErrorContext,
  type SiteFacts,
  siteContext,
  unavailableContext,
} from '#data/context.ts'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'
import type { OpenDatabase } from '#data/db/db.ts'
import type { Disclosure } from '#domain/listing/disclosure.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { toError } from '#domain/to-error.ts'
import type { ReadById } from '#search/cache-by-id.ts'
import type { ReadCalendar } from '#search/calendar-cache.ts'
import { calendarContext, cardsContext, searchContext } from '#search/context.ts'
import type { SearchPort } from '#search/port.ts'
import { accountRoutes } from './account/http.ts'
import type { PhotoStore } from './account/photo-store.ts'
import { apiRoutes } from './api/http.ts'
import { bookingRoutes } from './booking/http.ts'
import type { Booking } from './booking/open.ts'
import { type Counts, countSearches } from './counts.ts'
import { sendError, UNAVAILABLE_RETRY_S, unavailable } from './http/error-answer.ts'
import { offlineRoutes } from './http/offline.ts'
import { secureHeaders } from './http/secure-headers.ts'
import { renderLanguages } from './http/site-languages.ts'
import { canonicalRedirect, rejectMethods, routePatterns } from './limits/addresses.ts'
import { rejectForeignOrigins } from './limits/foreign-origins.ts'
import { type Area, rateLimit, type VisitorLimits } from './limits/rate-limits.ts'
import type { Log } from './log.ts'
import { artworkRoutes } from './pictures/artwork.ts'
import { pictureRoutes } from './pictures/http.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { ApiKeys } from './secrets.ts'
import { routeTemplates } from './telemetry/route-template.ts'

type Site = { Variables: RequestIdVariables }

export type AppDeps = {
  opened: OpenDatabase
  /** Keeps figures over the whole catalogue. */
  once: ReadOnce
  search: SearchPort
  readCards: ReadById<ListingCard>
  readCalendar: ReadCalendar
  site: SiteFacts
  disclosure: Disclosure
  clipHosts: readonly string[]
  keys: ApiKeys
  /** Null without a key for one. */
  model: Model | null
  /** Proxies in front, as in TRUST_PROXY. */
  trustProxy: number
  /** Null where accounts live at a hosted service. */
  auth: AuthDeps | null
  /** With accounts of our own, as `auth`. */
  photos: PhotoStore | null
  /** Sends what booking requests have to tell; null without accounts of our own. */
  booking: Omit<Booking, 'start'> | null
  /** False withdraws what answers without a network from every browser. */
  offlinePages: boolean
  pictures: Pick<Pictures, 'take'>
  limits: VisitorLimits
  /** Hears of every refusal for asking too often. */
  onLimitReached: (area: Area) => void
  counts: Counts
  /** Other origins whose pages may call. */
  allowedOrigins: readonly string[]
  log: Log
  /** False when a proxy should send visitors elsewhere: the database does not answer, or we are leaving. */
  isReady: () => Promise<boolean>
  mode: 'development' | 'production'
}

const YEAR_S = 31_536_000
const CLIENT_FILES = './build/client'
const SITE = build as ServerBuild
/** The addresses of pages, as templates. */
const ROUTES = routePatterns(Object.values(SITE.routes).map((route) => route?.path))
/** The template that an address goes by; here, for the router is in the bundle alone. */
export const templateOf = routeTemplates(ROUTES)

/** Everything the site answers, from health to pages. The only module that mounts the React app. */
export function createApp(deps: AppDeps): Hono<Site> {
  const app = new Hono<Site>()
  const search = countSearches(deps.search, deps.counts)
  const { db, catalogue } = deps.opened
  app.use(requestId())
  app.onError((error, c) => {
    const id = c.get('requestId')
    if (isDatabaseUnavailable(error)) {
      deps.log.warn({ id, path: c.req.path }, 'database away')
      const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
      const words = isRead ? m.errors_unavailable : m.errors_not_saved
      return sendError(
        c,
        unavailable((locale) => words({}, { locale })),
      )
    }
    deps.log.error({ id, fault: toError(error), path: c.req.path }, 'request failed')
    return c.json({ error: 'Something went wrong.' }, 500)
  })
  app.use(secureHeaders(deps.site.origin))
  app.use(compress())
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const ready = await deps.isReady()
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503)
  })
  app.use(
    rejectForeignOrigins({
      site: deps.site.origin,
      allowed: deps.allowedOrigins,
      words: (locale) => m.errors_foreign_origin({}, { locale }),
      onRefused: (path) => deps.log.info({ path }, 'refused a call from another site'),
    }),
  )
  app.use(
    rateLimit({
      limits: deps.limits,
      keysOf: async (c) => ({
        network: clientOf(c, deps.trustProxy).ip,
        account: await accountOf(deps.auth, c),
      }),
      words: (locale) => m.errors_too_often({}, { locale }),
      onRefused: deps.onLimitReached,
      isUrgent: callsForHelp,
    }),
  )
  app.route('/', artworkRoutes({ findPrint: (slug) => findListing(catalogue, slug) }))
  app.route(
    '/',
    pictureRoutes({
      findListing: (slug) => findPictured(catalogue, slug),
      pictures: deps.pictures,
    }),
  )
  app.route(
    '/functions/v1',
    assistantRoutes({
      db,
      catalogue,
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
      opened: deps.opened,
      once: deps.once,
      search,
      readCards: deps.readCards,
      readCalendar: deps.readCalendar,
      origin: deps.site.origin,
      serviceKey: deps.keys.service,
      log: deps.log,
    }),
  )
  app.use('/account/v1/saved', async (c, next) => {
    await next()
    if (c.req.method === 'POST' && c.res.ok) deps.counts.count('save', 'account')
  })
  if (deps.auth && deps.photos) {
    const { auth, photos, log } = deps
    app.route('/auth/v1', authRoutes(deps.auth))
    app.route('/account/v1', accountRoutes({ auth, photos, log }))
    if (deps.booking) {
      const { nudge, operator, canSend } = deps.booking
      const booking = { auth: deps.auth, log: deps.log, operator, canSend }
      app.route('/booking/v1', bookingRoutes(booking, nudge))
    }
  }
  app.route('/', offlineRoutes({ build: SITE.assets.version, enabled: deps.offlinePages }))
  if (deps.mode === 'production') app.use(clientFiles())
  app.all(
    '*',
    refuseLongPaths,
    rejectMethods,
    canonicalRedirect(ROUTES, pages({ ...deps, search })),
  )
  return app
}

/** Whose access token a request carries, if it is one of ours: its signature tells, nothing is looked up. */
async function accountOf(auth: AuthDeps | null, c: Context): Promise<string | null> {
  const token = bearerOf(c.req.header('authorization'))
  if (!auth || !token || token === auth.apiKeys.anon || token === auth.apiKeys.service) return null
  return (await readAccessToken(auth, token).catch(() => null))?.sub ?? null
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
  return async (request: Request) => {
    const context = new RouterContextProvider()
    context.set(dbContext, deps.opened.db)
    context.set(catalogueContext, deps.opened.catalogue)
    context.set(onceContext, deps.once)
    context.set(searchContext, deps.search)
    context.set(cardsContext, deps.readCards)
    context.set(calendarContext, deps.readCalendar)
    context.set(siteContext, deps.site)
    context.set(disclosureContext, deps.disclosure)
    context.set(clipHostsContext, deps.clipHosts)
    let isAway = false
    context.set(unavailableContext, () => isAway)
    context.set(reportErrorContext, (error) => {
      const path = new URL(request.url).pathname
      if (isDatabaseUnavailable(error)) {
        isAway = true
        deps.log.warn({ path }, 'database away')
        return
      }
      deps.log.error({ fault: toError(error), path }, 'page failed')
    })
    const response = await render(request, context)
    if (isAway) response.headers.set('Retry-After', String(UNAVAILABLE_RETRY_S))
    // A shared cache would keep what is not there yet by rules of its own.
    if (isAway || response.status >= 400) response.headers.set('Cache-Control', 'no-store')
    return response
  }
}
