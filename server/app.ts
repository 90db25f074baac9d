import * as build from 'virtual:react-router/server-build'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { type RequestIdVariables, requestId } from 'hono/request-id'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { callsForHelp } from '#assistant/guard/calls-for-help.ts'
import { assistantRoutes } from '#assistant/http.ts'
import type { Model } from '#assistant/model/port.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { bearerOf } from '#auth/gateway.ts'
import { authRoutes } from '#auth/http.ts'
import { wellKnownRoutes } from '#auth/oauth/metadata.ts'
import { readAccessToken } from '#auth/tokens/access-token.ts'
import { findPictured } from '#data/catalogue/directory-entries.ts'
import { findListing } from '#data/catalogue/listings.ts'
import {
  catalogueContext,
  clipHostsContext,
  dbContext,
  disclosureContext,
  onceContext,
  previewContext,
  type ReadOnce,
  reportErrorContext,
  type SiteFacts,
  siteContext,
  unavailableContext,
} from '#data/context.ts'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'
import type { OpenDatabase } from '#data/db/db.ts'
import { CONSOLE_API } from '#domain/console/console-api.ts'
import { languagePath } from '#domain/language/language-path.ts'
import type { Disclosure } from '#domain/listing/disclosure.ts'
import type { Listing, ListingCard } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import { toError } from '#domain/to-error.ts'
import type { ReadById } from '#search/cache-by-id.ts'
import type { ReadCalendar } from '#search/calendar-cache.ts'
import { calendarContext, cardsContext, searchContext } from '#search/context.ts'
import { curateSearch } from '#search/curated.ts'
import type { SearchPort } from '#search/port.ts'
import { accountRoutes } from './account/http.ts'
import type { PhotoStore } from './account/photo-store.ts'
import { apiRoutes } from './api/http.ts'
import { bookingRoutes } from './booking/http.ts'
import type { Booking } from './booking/open.ts'
import type { ConsoleDeps } from './console/deps.ts'
import { consoleRoutes } from './console/http.ts'
import { type Counts, countSearches } from './counts.ts'
import { sendError, UNAVAILABLE_RETRY_S, unavailable } from './http/error-answer.ts'
import { offlineRoutes } from './http/offline.ts'
import { secureHeaders } from './http/secure-headers.ts'
import { renderLanguages } from './http/site-languages.ts'
import { canonicalRedirect, rejectMethods, routePatterns } from './limits/addresses.ts'
import { rejectForeignOrigins } from './limits/foreign-origins.ts'
import type { KeyLimits } from './limits/key-limits.ts'
import { type Area, rateLimit, type VisitorLimits } from './limits/rate-limits.ts'
import type { Log } from './log.ts'
import { mapPictureRoutes } from './map/http.ts'
import { tileRoutes } from './map/tiles.ts'
import { callsForHelplines } from './mcp/calls-for-help.ts'
import { artworkRoutes } from './pictures/artwork.ts'
import { pictureRoutes } from './pictures/http.ts'
import type { ListingPhotos } from './pictures/listing-photos.ts'
import type { Pictures } from './pictures/pictures.ts'
import { coverReader } from './pictures/take-cover.ts'
import { programRoutes } from './program-routes.ts'
import { reportRoutes } from './reports/http.ts'
import type { LiveRules } from './search-rules.ts'
import type { SearchWords } from './search-words/search-words.ts'
import type { ApiKeys } from './secrets.ts'
import type { LiveSettings } from './site-settings.ts'
import { routeTemplates } from './telemetry/route-template.ts'

type Site = { Variables: RequestIdVariables }

export type AppDeps = {
  opened: OpenDatabase
  /** Caches statistics of the whole catalogue. */
  once: ReadOnce
  /** Without rules. */
  search: SearchPort
  rules: Pick<LiveRules, 'inForce'>
  /** Not imported: it reads files beside its source, which is not in the build. */
  isHarmfulRule: ConsoleDeps['isHarmfulRule']
  readCards: ReadById<ListingCard>
  readCalendar: ReadCalendar
  site: SiteFacts
  disclosure: Disclosure
  clipHosts: () => readonly string[]
  /** Path of the archive of map tiles; null if there is none on this machine. */
  tileFile: string | null
  settings: LiveSettings
  /** Of this software. */
  version: string
  keys: ApiKeys
  /** Null without an API key. */
  model: Model | null
  /** Number of trusted proxies, as in TRUST_PROXY. */
  trustProxy: number
  /** Null if accounts are at a hosted service. */
  auth: AuthDeps | null
  /** Null if `auth` is. */
  photos: PhotoStore | null
  /** Sends the mails of booking requests; null if `auth` is. */
  booking: Omit<Booking, 'start'> | null
  /** False unregisters the offline service worker in every browser. */
  offlinePages: boolean
  pictures: Pick<Pictures, 'take'>
  listingPhotos: ListingPhotos
  /** Starts a background job now. */
  runSoon: (job: string) => void
  limits: VisitorLimits
  keyLimits: KeyLimits
  /** Called for every request rejected by a rate limit. */
  onLimitReached: (area: Area) => void
  counts: Counts
  /** Null if `auth` is: only the console can turn it on. */
  searchWords: SearchWords | null
  /** Other origins whose pages may send writes. */
  allowedOrigins: readonly string[]
  /** Other origins whose pages may frame /embed. */
  embedOrigins: readonly string[]
  /** Address of the licence of open data; null: there is none. */
  license: string | null
  log: Log
  /** False when the database is unreachable or the node is shutting down: a proxy should then use another node. */
  isReady: () => Promise<boolean>
  mode: 'development' | 'production'
}

const YEAR_S = 31_536_000
const CLIENT_FILES = './build/client'
const SITE = build as ServerBuild
/** Route patterns of all pages. */
const ROUTES = routePatterns(Object.values(SITE.routes).map((route) => route?.path))
/** The route pattern of a URL; exported here because the route table exists only in the bundle. */
export const templateOf = routeTemplates(ROUTES)

/** The whole site, from health checks to pages. The only module that mounts the React app. */
export function createApp(deps: AppDeps): Hono<Site> {
  const app = new Hono<Site>()
  const curated = curateSearch(deps.search, deps.rules.inForce)
  const search = countSearches(curated, deps.counts)
  const { db, catalogue } = deps.opened
  const renderPage = pages({ ...deps, search })
  app.use(requestId())
  app.onError((error, c) => {
    const id = c.get('requestId')
    if (isDatabaseUnavailable(error)) {
      deps.log.warn({ id, path: c.req.path }, 'database away')
      const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
      const message = isRead ? m.errors_unavailable : m.errors_not_saved
      return sendError(
        c,
        unavailable((locale) => message({}, { locale })),
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
      messageFor: (locale) => m.errors_foreign_origin({}, { locale }),
      onRejected: (path) => deps.log.info({ path }, 'refused a call from another site'),
    }),
  )
  app.use(
    rateLimit({
      limits: deps.limits,
      keysOf: async (c) => ({
        network: clientOf(c, deps.trustProxy).ip,
        account: await accountOf(deps.auth, c),
      }),
      messageFor: (locale) => m.errors_too_often({}, { locale }),
      onRejected: deps.onLimitReached,
      isUrgent: (c) => (c.req.path === '/mcp' ? callsForHelplines(c) : callsForHelp(c)),
    }),
  )
  app.route('/', mapPictureRoutes())
  app.route('/', tileRoutes(deps.tileFile))
  const findPrint = (slug: string) => findListing(catalogue, slug)
  app.route('/', artworkRoutes({ findPrint, takeCover: coverReader(catalogue, deps.pictures) }))
  app.route(
    '/',
    pictureRoutes({
      findListing: (slug) => findPictured(catalogue, slug),
      pictures: deps.pictures,
      listingPhotos: deps.listingPhotos,
    }),
  )
  app.route(
    '/functions/v1',
    assistantRoutes({
      db,
      catalogue,
      search: curated,
      keys: deps.keys,
      origin: deps.site.origin,
      get assistant() {
        return deps.site.assistant
      },
      model: deps.model,
      visitorOf: (c) => clientOf(c, deps.trustProxy).ip,
      onAnswered: (outcome) => deps.counts.count('answer', outcome),
      log: deps.log,
    }),
  )
  // Keys are made in the console, which a site with accounts at a hosted service does not have.
  const apiKeys = deps.auth && { db, limits: deps.keyLimits }
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
      keys: apiKeys ?? undefined,
      log: deps.log,
    }),
  )
  app.route('/', programRoutes({ ...deps, search, apiKeys, mcpBooking: mcpBookingOf(deps) }))
  if (deps.auth && deps.photos) {
    const { auth, photos, listingPhotos, opened, version, runSoon, settings, log } = deps
    app.route('/', wellKnownRoutes(deps.auth))
    app.route('/auth/v1', authRoutes(deps.auth))
    const onSave = () => deps.counts.count('save', 'account')
    app.route('/account/v1', accountRoutes({ auth, photos, log, onSave }))
    const consoleDeps = {
      ...{ auth, listingPhotos, opened, version, runSoon, settings, log },
      search: deps.search,
      curated,
      isHarmfulRule: deps.isHarmfulRule,
      renderPreview: previewRenderer(deps.site.origin, renderPage),
    }
    app.route(CONSOLE_API, consoleRoutes(consoleDeps))
    if (deps.booking) {
      const { nudge, operator, canSend } = deps.booking
      const booking = { auth: deps.auth, log: deps.log, operator, canSend }
      app.route('/booking/v1', bookingRoutes(booking, nudge))
    }
  }
  app.route('/', reportRoutes({ db }))
  app.route('/', offlineRoutes({ build: SITE.assets.version, enabled: deps.offlinePages }))
  if (deps.mode === 'production') app.use(clientFiles())
  app.all(
    '*',
    rejectLongPaths,
    rejectMethods,
    canonicalRedirect(ROUTES, (request) => renderPage(request)),
  )
  return app
}

/** What agents need to prepare booking requests; null where no mail can be sent. */
function mcpBookingOf({ auth, booking, log }: AppDeps) {
  return auth && booking?.canSend ? { ...booking, auth, log } : null
}

/** Account id of a valid access token of this site; verifies the signature without a database lookup. */
async function accountOf(auth: AuthDeps | null, c: Context): Promise<string | null> {
  const token = bearerOf(c.req.header('authorization'))
  if (!auth || !token || token === auth.apiKeys.anon || token === auth.apiKeys.service) return null
  return (await readAccessToken(auth, token).catch(() => null))?.sub ?? null
}

const PATH_LIMIT = 2_048
const SEGMENTS_LIMIT = 16

/** Matching takes time quadratic in the number of segments; no route has many. */
const rejectLongPaths: MiddlewareHandler = async (c, next) => {
  const { path } = c.req
  if (path.length > PATH_LIMIT || path.split('/', SEGMENTS_LIMIT + 2).length > SEGMENTS_LIMIT + 1) {
    return c.text('Not found', 404)
  }
  return next()
}

/** Serves the browser build: files with hashed names are immutable, the rest expires after an hour. */
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

/** Renders the page of a listing from that listing itself, for the console. */
function previewRenderer(
  origin: string,
  renderPage: ReturnType<typeof pages>,
): ConsoleDeps['renderPreview'] {
  return async (listing, { tab, language }) => {
    const url = new URL(languagePath(language, listingPath(listing)), origin)
    if (tab) url.searchParams.set('tab', tab)
    const response = await renderPage(new Request(url), listing)
    if (!response.ok) throw new Error(`the preview of ${listing.id} has status ${response.status}`)
    return response.text()
  }
}

function pages(deps: AppDeps) {
  const files = deps.mode === 'production' ? CLIENT_FILES : null
  const render = renderLanguages(SITE, deps.mode, files)
  return async (request: Request, preview: Listing | null = null) => {
    const context = new RouterContextProvider()
    context.set(previewContext, preview)
    context.set(dbContext, deps.opened.db)
    context.set(catalogueContext, deps.opened.catalogue)
    context.set(onceContext, deps.once)
    context.set(searchContext, deps.search)
    context.set(cardsContext, deps.readCards)
    context.set(calendarContext, deps.readCalendar)
    context.set(siteContext, deps.site)
    context.set(disclosureContext, deps.disclosure)
    context.set(clipHostsContext, deps.clipHosts())
    let isUnavailable = false
    context.set(unavailableContext, () => isUnavailable)
    context.set(reportErrorContext, (error) => {
      const path = new URL(request.url).pathname
      if (isDatabaseUnavailable(error)) {
        isUnavailable = true
        deps.log.warn({ path }, 'database away')
        return
      }
      deps.log.error({ fault: toError(error), path }, 'page failed')
    })
    const response = await render(request, context)
    if (isUnavailable) response.headers.set('Retry-After', String(UNAVAILABLE_RETRY_S))
    // Otherwise a shared cache may apply heuristic caching to an error.
    if (isUnavailable || response.status >= 400) response.headers.set('Cache-Control', 'no-store')
    return response
  }
}
