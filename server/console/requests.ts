import { findRequest } from '#data/booking/booking-requests.ts'
import { findQueuedRequest, listRequestQueue } from '#data/booking/request-queue.ts'
import {
  CONSOLE_PAGE_SIZE,
  type ConsoleRequests,
  type RequestWords,
} from '#domain/console/console-api.ts'
import { requestAnswer, requestsQuery } from '#domain/console/console-requests.ts'
import { answerRequest } from '../api/requests/answer-request.ts'
import { BOOKING_MAIL_JOB } from '../jobs/mail-jobs.ts'
import { type ConsoleCall, type Endpoint, idOf, notFound, readBody, record } from './endpoint.ts'

export const REQUEST_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/requests', action: 'requests.read', run: showRequests },
  { method: 'GET', path: '/requests/:id', action: 'requests.answer', run: showWords },
  { method: 'PUT', path: '/requests/:id/answer', action: 'requests.answer', run: answer },
]

async function showRequests({ c, deps: { auth }, now }: ConsoleCall): Promise<Response> {
  const query = { ...requestsQuery.parse(c.req.query()), perPage: CONSOLE_PAGE_SIZE }
  const { requests, total } = await listRequestQueue(auth.db, query, now)
  const pages = Math.ceil(total / CONSOLE_PAGE_SIZE)
  return c.json({ requests, page: query.page, pages } satisfies ConsoleRequests)
}

/** What the visitor wrote, of a request that waits for an answer. */
async function showWords({ c, deps: { auth }, now }: ConsoleCall): Promise<Response> {
  const id = idOf(c)
  const queued = await findQueuedRequest(auth.db, id, now)
  const request = queued?.request.waiting ? await findRequest(auth.db, { id }, now) : null
  if (!request) throw notFound()
  const { name, message } = request
  return c.json({ name, message } satisfies RequestWords)
}

async function answer(call: ConsoleCall): Promise<Response> {
  const { deps, now } = call
  const id = idOf(call.c)
  const given = await readBody(call.c, requestAnswer)
  await deps.auth.db.transaction((db) =>
    answerRequest({ db, now, record: (tx, entry) => record(tx, call, entry) }, { id, ...given }),
  )
  deps.runSoon(BOOKING_MAIL_JOB)
  return call.c.body(null, 204)
}
