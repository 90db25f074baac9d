import { Hono } from 'hono'
import { listCardsById } from '#data/catalogue/listings.ts'
import type { Db } from '#data/db/db.ts'
import { createCalendarCache } from '#search/calendar-cache.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { markdownRoutes } from './http.ts'

export const ORIGIN = 'https://seekwell.example'

/** The Markdown routes in front of a site whose every page is HTML. */
export function markdownSite(db: Db): Hono {
  const app = new Hono()
  app.route(
    '/',
    markdownRoutes({
      catalogue: db,
      search: createSqlSearch(db),
      readCards: (ids) => listCardsById(db, ids),
      readCalendar: createCalendarCache(db).read,
      origin: ORIGIN,
      name: 'Seekwell',
      assistant: 'Willow',
      license: null,
      disclosure: {
        operator: { name: null, address: null, email: null },
        hosts: { model: null, accounts: null, photos: null, mapTiles: null },
        searchWords: false,
      },
    }),
  )
  app.all('*', (c) => c.html('<p>a page</p>'))
  return app
}
