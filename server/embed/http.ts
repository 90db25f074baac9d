import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { missingFile } from '#app/lib/loading/missing-file.ts'
import { runWithLocale } from '#data/db/locale-context.ts'
import { BASE_LANGUAGE, LANGUAGES } from '#domain/language/language.ts'
import tokens from '../../app/styles/tokens.css?raw'
import { findListed } from '../api/find-listed.ts'
import { toListingQuery } from '../api/parameters.ts'
import { parametersOf } from '../api/parameters-of.ts'
import { searchFields } from '../api/schemas.ts'
import { datesPage } from './dates-page.ts'
import type { EmbedDeps } from './deps.ts'
import style from './embed.css?raw'
import embedScript from './embed.js?raw'
import frameScript from './frame.js?raw'
import { cardPage, listingsPage } from './listings-page.ts'
import type { Html, Look } from './page.ts'
import { searchPage } from './search-page.ts'

const CACHED = 'public, max-age=300'
const MOST = 12

const lookFields = z.object({
  lang: z.enum(LANGUAGES).default(BASE_LANGUAGE),
  theme: z.enum(['light', 'dark']).default('light'),
  resize: z.enum(['0', '1']).default('0'),
})

/** A search, how many of its listings are shown, and how. */
const listingsFields = searchFields
  .omit({ cursor: true, page: true, view: true, limit: true })
  .extend({ limit: z.coerce.number().int().min(1).max(MOST).default(4), ...lookFields.shape })

/**
 * Parts of the site for a frame on another one, mounted at /embed: listings, a card, the dates of a class, a search
 * field, and the script that makes such a frame. Only pages of the configured origins may frame them; without such
 * origins there is nothing here.
 */
export function embedRoutes(deps: EmbedDeps): Hono {
  const { search, readCards, catalogue, embedOrigins } = deps
  const app = new Hono()
  if (embedOrigins.length === 0) return app.all('*', () => missingFile())
  const send = (c: Context, look: Look, pageOf: () => Html) =>
    c.html(runWithLocale(look.lang, pageOf), 200, {
      'Cache-Control': CACHED,
      'Content-Security-Policy': policyOf(deps, look),
      'X-Robots-Tag': 'noindex',
    })
  app.get('/listings', async (c) => {
    const read = parametersOf(c, listingsFields)
    if (read instanceof Response) return read
    const { lang, theme, resize, ...given } = read
    const query = toListingQuery(given)
    const slice = { page: 1, perPage: given.limit }
    const { hits } = await search.search(query, slice, { facets: false })
    const cards = await readCards(hits.map(({ id }) => id))
    const look = lookOf({ lang, theme, resize })
    return send(c, look, () => listingsPage(cards, query, look, deps))
  })
  app.get('/search', (c) => {
    const read = parametersOf(c, lookFields)
    if (read instanceof Response) return read
    return send(c, lookOf(read), () => searchPage(lookOf(read), deps))
  })
  app.get('/card/:id', async (c) => {
    const read = parametersOf(c, lookFields)
    if (read instanceof Response) return read
    const listing = await findListed(catalogue, c.req.param('id'))
    if (!listing) return missingFile()
    return send(c, lookOf(read), () => cardPage(listing, lookOf(read), deps))
  })
  app.get('/dates/:id', async (c) => {
    const read = parametersOf(c, lookFields)
    if (read instanceof Response) return read
    const listing = await findListed(catalogue, c.req.param('id'))
    const schedule = listing?.schedule
    if (!schedule) return missingFile()
    const now = new Date()
    return send(c, lookOf(read), () => datesPage(listing, schedule, lookOf(read), { ...deps, now }))
  })
  app.get('/embed.css', (c) => sendText(c, `${tokens}\n${style}`, 'text/css'))
  app.get('/embed.js', (c) => sendText(c, embedScript, 'text/javascript'))
  app.get('/frame.js', (c) => sendText(c, frameScript, 'text/javascript'))
  return app.all('*', () => missingFile())
}

function lookOf({ lang, theme, resize }: z.infer<typeof lookFields>): Look {
  return { lang, theme, isResized: resize === '1' }
}

function policyOf({ origin, embedOrigins }: EmbedDeps, { isResized }: Look): string {
  const script = isResized ? " script-src 'self';" : ''
  return `default-src 'none';${script} style-src 'self'; img-src 'self'; base-uri 'none'; form-action ${origin}; frame-ancestors ${embedOrigins.join(' ')}`
}

function sendText(c: Context, text: string, type: string): Response {
  return c.body(text, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': CACHED,
  })
}
