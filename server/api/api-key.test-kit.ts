import { randomUUID } from 'node:crypto'
import { listCardsById } from '#data/catalogue/listings.ts'
import type { OpenDatabase } from '#data/db/db.ts'
import { createApiKey } from '#data/staff/api-keys.ts'
import type { ApiScope } from '#domain/console/api-keys.ts'
import { createCalendarCache } from '#search/calendar-cache.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { createStatsCache } from '../cache/stats-cache.ts'
import { createKeyLimits } from '../limits/key-limits.ts'
import { createLimiterMaker } from '../limits/limiters.ts'
import { apiRoutes } from './http.ts'

/** The API with keys over a test database, at a time that the test sets. */
export function keyedApi(opened: OpenDatabase, start = new Date('2026-11-01T12:00:00Z')) {
  const { db } = opened
  const errors: object[] = []
  const log = {
    debug: () => {},
    info: () => {},
    warn: () => {},
    error: (fields: object) => void errors.push(fields),
  }
  let now = start
  const app = apiRoutes({
    opened,
    once: createStatsCache().once,
    search: createSqlSearch(db),
    readCards: (ids) => listCardsById(db, ids),
    readCalendar: createCalendarCache(db).read,
    origin: 'https://seekwell.example',
    serviceKey: 'sb_secret_test',
    keys: {
      db,
      limits: createKeyLimits(createLimiterMaker({ pool: null, redis: null })),
      now: () => now,
    },
    log,
  })
  return {
    app,
    errors,
    advance(seconds: number) {
      now = new Date(now.getTime() + seconds * 1_000)
    },
    /** A new key, as its text and its id. */
    async key(scopes: ApiScope[], perMinute = 1_000) {
      const id = randomUUID()
      const key = `sw_${randomUUID()}`
      const row = { id, name: 'Test', prefix: key.slice(0, 9), scopes, perMinute }
      await createApiKey(db, { ...row, createdBy: null, createdAt: now, key })
      return { id, key }
    },
    call(path: string, key: string | null, init: RequestInit = {}) {
      const headers = { ...(key && { authorization: `Bearer ${key}` }), ...init.headers }
      return app.request(path, { ...init, headers })
    },
  }
}
