import { Hono } from 'hono'
import { listRequestQueue } from '#data/booking/request-queue.ts'
import { CONSOLE_PAGE_SIZE } from '#domain/console/console-api.ts'
import { type KeyDeps, type KeyVariables, requireScope } from './api-key.ts'
import { parametersOf } from './parameters-of.ts'
import { requestsAnswer, requestsParameters } from './request-schemas.ts'

/** Booking requests as the console lists them, for keys that may read them. */
export function requestRoutes({ db, now }: KeyDeps): Hono<KeyVariables> {
  return new Hono<KeyVariables>().get('/requests', requireScope('requests:read'), async (c) => {
    const read = parametersOf(c, requestsParameters)
    if (read instanceof Response) return read
    const { state = null, page } = read
    const perPage = CONSOLE_PAGE_SIZE
    const at = now?.() ?? new Date()
    const { requests, total } = await listRequestQueue(db, { state, page, perPage }, at)
    const pages = Math.ceil(total / perPage)
    const answer = requestsAnswer.parse({ items: requests, page, pages, total })
    return c.json(answer, 200, { 'Cache-Control': 'no-store' })
  })
}
