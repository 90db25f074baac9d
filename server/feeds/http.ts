import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'
import { stream } from 'hono/streaming'
import { missingFile } from '#app/lib/loading/missing-file.ts'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { toError } from '#domain/to-error.ts'
import { findListed } from '../api/find-listed.ts'
import { type Fault, readParameters, toListingQuery } from '../api/parameters.ts'
import { problem } from '../api/problem.ts'
import { searchFields } from '../api/schemas.ts'
import { classCalendar, collectionCalendar, hostCalendar, searchCalendar } from './calendars.ts'
import { changesFeed, readFeedMark, wholeFeed } from './changes-feed.ts'
import type { FeedDeps } from './deps.ts'
import { newListingsFeed } from './new-listings.ts'
import { openActiveRoutes } from './openactive/http.ts'

const FRESH = 'public, max-age=300'
/** Not among the types that the site compresses by default. */
const LINES = 'application/jsonl'

/** Parameters of a search whose listings make a feed; order and pages are fixed. */
const feedParameters = searchFields.omit({
  near: true,
  within: true,
  sort: true,
  limit: true,
  cursor: true,
  page: true,
  view: true,
})

/** Feeds for programs, mounted at /feeds: they may be read from any origin. */
export function feedRoutes(deps: FeedDeps): Hono {
  const app = new Hono()
  app.use(cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'OPTIONS'], exposeHeaders: ['ETag'] }))
  app.use('/listings.jsonl', compress({ contentTypeFilter: (type) => type.startsWith(LINES) }))
  app.get('/listings.jsonl', (c) => sendListings(c, deps))
  app.get('/listings.atom', etag({ weak: true }), async (c) => {
    const read = readParameters(feedParameters, new URL(c.req.url).searchParams)
    if ('faults' in read) return badRequest(c, read.faults)
    const query = toListingQuery({ ...read.given, sort: 'newest', limit: 1 })
    return c.body(await newListingsFeed(query, deps), 200, {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': FRESH,
    })
  })
  app.get('/dates.ics', async (c) => {
    const read = readParameters(feedParameters, new URL(c.req.url).searchParams)
    if ('faults' in read) return badRequest(c, read.faults)
    const query = toListingQuery({ ...read.given, sort: 'relevance', limit: 1 })
    return sendCalendar(c, await searchCalendar(query, deps, new Date()), 'dates')
  })
  app.get('/dates/:file{.+\\.ics}', async (c) => {
    const listing = await listingOf(c.req.param('file'), deps)
    const calendar = listing && classCalendar(listing, deps, new Date())
    return calendar ? sendCalendar(c, calendar, listing.slug) : missingFile()
  })
  app.get('/hosts/:file{.+\\.ics}', async (c) => {
    const listing = await listingOf(c.req.param('file'), deps)
    const calendar = listing && (await hostCalendar(listing, deps, new Date()))
    return calendar ? sendCalendar(c, calendar, `host-of-${listing.slug}`) : missingFile()
  })
  app.get('/collections/:file{.+\\.ics}', async (c) => {
    const slug = nameOf(c.req.param('file'))
    const calendar = await collectionCalendar(slug, deps, new Date())
    return calendar ? sendCalendar(c, calendar, slug) : missingFile()
  })
  app.route('/openactive', openActiveRoutes(deps))
  app.all('*', () => missingFile())
  return app
}

/** The listing that a file is named after. */
function listingOf(file: string, { catalogue }: FeedDeps): Promise<Listing | null> {
  return findListed(catalogue, nameOf(file))
}

const nameOf = (file: string) => file.slice(0, -'.ics'.length)

function sendCalendar(c: Context, calendar: string, name: string): Response {
  return c.body(calendar, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${encodeURIComponent(name)}.ics"`,
    'Cache-Control': FRESH,
  })
}

/** Listings as JSON lines: all of them, or the changes since the mark of an earlier feed. */
async function sendListings(c: Context, { catalogue, log }: FeedDeps): Promise<Response> {
  const since = c.req.query('since')
  const mark = since === undefined ? null : readFeedMark(since)
  if (since !== undefined && !mark)
    return badRequest(c, [{ parameter: 'since', message: 'Must be the mark of an earlier feed' }])
  const lines = mark ? await changesFeed(catalogue, mark) : wholeFeed(catalogue)
  if (!lines) {
    const detail = 'The changes since this mark are no longer known. Read the feed without "since".'
    return problem(c, { title: 'Gone', status: 410, detail })
  }
  // The first lines are read before the headers, so that an unavailable database gets a status of its own.
  const first = await lines.next()
  c.header('Content-Type', `${LINES}; charset=utf-8`)
  c.header('Cache-Control', mark ? 'no-store' : FRESH)
  return stream(
    c,
    async (body) => {
      body.onAbort(async () => void (await lines.return(undefined)))
      if (!first.done) await body.write(first.value)
      for await (const line of lines) await body.write(line)
    },
    async (error) => {
      if (!isDatabaseUnavailable(error)) log.error({ fault: toError(error) }, 'feed failed')
    },
  )
}

function badRequest(c: Context, errors: Fault[]): Response {
  const names = [...new Set(errors.map(({ parameter }) => parameter))].join(', ')
  const detail = `These parameters cannot be used: ${names}.`
  return problem(c, { title: 'Bad request', status: 400, detail, errors })
}
