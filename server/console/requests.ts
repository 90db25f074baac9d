import { listRequestQueue } from '#data/booking/request-queue.ts'
import { CONSOLE_PAGE_SIZE, type ConsoleRequests } from '#domain/console/console-api.ts'
import { requestsQuery } from '#domain/console/console-requests.ts'
import type { ConsoleCall, Endpoint } from './endpoint.ts'

export const REQUEST_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/requests', action: 'requests.read', run: showRequests },
]

async function showRequests({ c, deps: { auth }, now }: ConsoleCall): Promise<Response> {
  const query = { ...requestsQuery.parse(c.req.query()), perPage: CONSOLE_PAGE_SIZE }
  const { requests, total } = await listRequestQueue(auth.db, query, now)
  const pages = Math.ceil(total / CONSOLE_PAGE_SIZE)
  return c.json({ requests, page: query.page, pages } satisfies ConsoleRequests)
}
