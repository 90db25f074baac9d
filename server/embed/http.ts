import { Hono } from 'hono'
import { z } from 'zod'
import { missingFile } from '#app/lib/loading/missing-file.ts'
import { runWithLocale } from '#data/db/locale-context.ts'
import { BASE_LANGUAGE, LANGUAGES } from '#domain/language/language.ts'
import tokens from '../../app/styles/tokens.css?raw'
import { readParameters, toListingQuery } from '../api/parameters.ts'
import { badRequest } from '../api/parameters-of.ts'
import { searchFields } from '../api/schemas.ts'
import type { EmbedDeps } from './deps.ts'
import style from './embed.css?raw'
import { listingsPage } from './listings-page.ts'

const CACHED = 'public, max-age=300'
const MOST = 12

/** A search, how many of its listings are shown, and how. */
const parameters = searchFields.omit({ cursor: true, page: true, view: true, limit: true }).extend({
  limit: z.coerce.number().int().min(1).max(MOST).default(4),
  lang: z.enum(LANGUAGES).default(BASE_LANGUAGE),
  theme: z.enum(['light', 'dark']).default('light'),
})

/**
 * Listings for a frame on another site, mounted at /embed. Only pages of the configured origins may frame them; they
 * run no scripts. Without such origins there is nothing here.
 */
export function embedRoutes(deps: EmbedDeps): Hono {
  const { search, readCards, embedOrigins } = deps
  const app = new Hono()
  if (embedOrigins.length === 0) return app.all('*', () => missingFile())
  const policy = `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${embedOrigins.join(' ')}`
  app.get('/listings', async (c) => {
    const read = readParameters(parameters, new URL(c.req.url).searchParams)
    if ('faults' in read) return badRequest(c, read.faults)
    const { lang, theme, ...given } = read.given
    const query = toListingQuery(given)
    const { hits } = await search.search(
      query,
      { page: 1, perPage: given.limit },
      { facets: false },
    )
    const cards = await readCards(hits.map(({ id }) => id))
    const page = runWithLocale(lang, () => listingsPage({ cards, query, lang, theme }, deps))
    return c.html(page, 200, {
      'Cache-Control': CACHED,
      'Content-Security-Policy': policy,
      'X-Robots-Tag': 'noindex',
    })
  })
  app.get('/embed.css', (c) =>
    c.body(`${tokens}\n${style}`, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': CACHED,
    }),
  )
  return app.all('*', () => missingFile())
}
