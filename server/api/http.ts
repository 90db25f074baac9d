import { hash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import { listDirectoryEntries } from '#data/catalogue/directory-entries.ts'
import type { ReadOnce } from '#data/context.ts'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'
import type { OpenDatabase } from '#data/db/db.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { plainText } from '#domain/listing/listing-query.ts'
import { toError } from '#domain/to-error.ts'
import type { ReadById } from '#search/cache-by-id.ts'
import type { ReadCalendar } from '#search/calendar-cache.ts'
import { ExpiredCursor } from '#search/cursor.ts'
import type { Hit, SearchPort, Slice } from '#search/port.ts'
import type { Log } from '../log.ts'
import { adminRoutes } from './admin.ts'
import { allowWithoutKey, type KeyDeps, readApiKey } from './api-key.ts'
import { categoriesOf, eventsOf, isKnownCategory } from './catalogue.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { docsRoutes } from './docs.ts'
import { findListed } from './find-listed.ts'
import { isOn, toListingQuery } from './parameters.ts'
import { badRequest, parametersOf } from './parameters-of.ts'
import { notFound, problem } from './problem.ts'
import { requestRoutes, requestWriteRoutes } from './requests/http.ts'
import {
  eventsParameters,
  searchParameters,
  similarParameters,
  suggestParameters,
} from './schemas.ts'
import { writeRoutes } from './writes.ts'

export type ApiDeps = {
  opened: Pick<OpenDatabase, 'db' | 'pool' | 'catalogue' | 'reached'>
  /** Caches statistics of the whole catalogue. */
  once: ReadOnce
  search: SearchPort
  readCards: ReadById<ListingCard>
  readCalendar: ReadCalendar
  origin: string
  serviceKey: string
  /** Absent where there are no keys: accounts, and so the console, are at a hosted service. */
  keys?: KeyDeps | undefined
  log: Log
}

/** The API, mounted at /api/v1: public reads, calls with keys, and the admin routes behind the service key. */
export function apiRoutes(deps: ApiDeps): Hono {
  const app = new Hono()
  app.onError((error, c) => {
    // The mounting app handles an unavailable database.
    if (isDatabaseUnavailable(error)) throw error
    deps.log.error({ fault: toError(error), path: c.req.path }, 'api failed')
    return problem(c, {
      title: 'Internal error',
      status: 500,
      detail: 'Something went wrong on our side. Try again in a moment.',
    })
  })
  app.route('/admin', adminRoutes(deps))
  app.use(cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'OPTIONS'], exposeHeaders: ['ETag'] }))
  if (deps.keys)
    app
      .use(readApiKey(deps.keys))
      .route('/', writeRoutes(deps.keys))
      .route('/', requestWriteRoutes(deps.keys))
  app.use(readOnly)
  app.use(etag({ weak: true }))
  app.route('/', docsRoutes(deps.origin))
  if (deps.keys) app.route('/', requestRoutes(deps.keys)).use(allowWithoutKey('read'))
  app.route('/', listingRoutes(deps))
  app.all('*', (c) => notFound(c, `There is nothing at ${c.req.path}. See /api/v1/docs.`))
  return app
}

function listingRoutes(deps: ApiDeps): Hono {
  const { opened, once, search, readCards, origin, serviceKey } = deps
  const app = new Hono()
  const db = opened.catalogue
  app.get('/search', async (c) => {
    const read = parametersOf(c, searchParameters)
    if (read instanceof Response) return read
    if (read.cursor !== undefined && read.page !== undefined)
      return badRequest(c, [{ parameter: 'cursor', message: 'Give either a cursor or a page' }])
    const query = toListingQuery(read)
    const after = read.cursor === undefined ? null : readCursor(read.cursor, query, serviceKey)
    if (read.cursor !== undefined && after === null) return badRequest(c, [FOREIGN_CURSOR])
    const slice: Slice =
      read.page === undefined
        ? { after, limit: read.limit }
        : { page: read.page, perPage: read.limit }
    const answer = await search.search(query, slice).catch((error: unknown) => {
      if (error instanceof ExpiredCursor) return null
      throw error
    })
    if (!answer) return badRequest(c, [EXPIRED_CURSOR])
    const { total, totals, facets, need } = answer
    // The port returns its last page instead; clients that count pages must see that there are no more.
    const isPastEnd = read.page !== undefined && read.page > answer.pages
    const nextCursor = answer.nextCursor && writeCursor(answer.nextCursor, query, serviceKey)
    const items = isPastEnd ? [] : await withCards(readCards, answer.hits)
    return json(c, { items, total, totals, facets, understood: need, nextCursor })
  })
  app.get('/suggestions', async (c) => {
    const read = parametersOf(c, suggestParameters)
    if (read instanceof Response) return read
    const { hits, completions } = await search.suggest(plainText(read.q), read.limit)
    const ids = hits.map(({ id }) => id)
    return json(c, { items: await readCards(ids), completions })
  })
  app.get('/listings/:id', async (c) => {
    const found = await findListed(db, c.req.param('id'))
    if (!found) return notFound(c, 'No listing has this id or slug.')
    const { listed: _, ...listing } = found
    return json(c, listing)
  })
  app.get('/listings/:id/similar', async (c) => {
    const read = parametersOf(c, similarParameters)
    if (read instanceof Response) return read
    const found = await findListed(db, c.req.param('id'))
    if (!found) return notFound(c, 'No listing has this id or slug.')
    const hits = await search.similar(found.id, read.limit, { sameType: isOn(read.sameType) })
    return json(c, { items: await withCards(readCards, hits) })
  })
  app.get('/categories', async (c) => json(c, { items: await categoriesOf({ db, once, origin }) }))
  app.get('/directory', async (c) =>
    json(c, { items: await once('directory entries', () => listDirectoryEntries(db)) }),
  )
  app.get('/events', async (c) => {
    const read = parametersOf(c, eventsParameters)
    if (read instanceof Response) return read
    if (read.category !== undefined && !(await isKnownCategory({ db, once }, read.category)))
      return badRequest(c, [UNKNOWN_CATEGORY])
    return json(c, { items: await eventsOf(deps, read, new Date()) })
  })
  return app
}

const FOREIGN_CURSOR = { parameter: 'cursor', message: 'Not of this search' }
const UNKNOWN_CATEGORY = {
  parameter: 'category',
  message: 'No sub-category has this slug; /api/v1/categories lists them',
}
const EXPIRED_CURSOR = { parameter: 'cursor', message: 'Expired; start without a cursor' }

const FRESH_S = 10

function json(c: Context, body: object): Response {
  const text = JSON.stringify(body)
  c.header('Cache-Control', `public, max-age=${FRESH_S}, stale-while-revalidate=60`)
  // The middleware would hash a copy of the stream in another thread, which costs twice as much.
  c.header('ETag', `W/"${hash('sha1', text)}"`)
  c.header('Content-Type', 'application/json')
  return c.body(text)
}

const readOnly = createMiddleware(async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    c.header('Allow', 'GET, HEAD, OPTIONS')
    return problem(c, {
      title: 'Method not allowed',
      status: 405,
      detail: 'This address does not take this method.',
    })
  }
  await next()
})

/** Hits with their cards, in order; deleted listings are left out. */
async function withCards(
  readCards: ReadById<ListingCard>,
  hits: readonly Hit[],
): Promise<(ListingCard & Pick<Hit, 'why'>)[]> {
  const cards = await readCards(hits.map(({ id }) => id))
  const whyById = new Map(hits.map(({ id, why }) => [id, why]))
  return cards.flatMap((card) => {
    const why = whyById.get(card.id)
    return why ? [{ ...card, why }] : []
  })
}
