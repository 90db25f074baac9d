import { Hono } from 'hono'
import { listRequestQueue } from '#data/booking/request-queue.ts'
import { CONSOLE_PAGE_SIZE } from '#domain/console/console-api.ts'
import { answerWrite } from '../answer-write.ts'
import { type KeyDeps, type KeyVariables, requireScope } from '../api-key.ts'
import { limitBody } from '../limit-body.ts'
import { parametersOf } from '../parameters-of.ts'
import { etagOf } from '../precondition.ts'
import { notFound } from '../problem.ts'
import { answerRequest, findEntry } from './answer-request.ts'
import { requestAnswer, requestsAnswer, requestsParameters } from './schemas.ts'

/** Booking requests as the console lists them, for keys that may read them. */
export function requestRoutes({ db, now }: KeyDeps): Hono<KeyVariables> {
  const app = new Hono<KeyVariables>()
  const allowed = requireScope('requests:read')
  const clock = () => now?.() ?? new Date()
  app.get('/requests', allowed, async (c) => {
    const read = parametersOf(c, requestsParameters)
    if (read instanceof Response) return read
    const { state = null, page } = read
    const perPage = CONSOLE_PAGE_SIZE
    const { requests, total } = await listRequestQueue(db, { state, page, perPage }, clock())
    const pages = Math.ceil(total / perPage)
    const answer = requestsAnswer.parse({ items: requests, page, pages, total })
    return c.json(answer, 200, { 'Cache-Control': 'no-store' })
  })
  app.get('/requests/:id', allowed, async (c) => {
    const found = await findEntry(db, c.req.param('id'), clock())
    if (!found) return notFound(c, 'No request has this id.')
    const headers = { ETag: etagOf(found.updatedAt), 'Cache-Control': 'no-store' }
    return c.json(found.body, 200, headers)
  })
  return app
}

/** Answers to booking requests, as by the link in the operator's mail, with the key in the audit log as actor. */
export function requestWriteRoutes(deps: KeyDeps): Hono<KeyVariables> {
  const app = new Hono<KeyVariables>()
  app.put('/requests/:id/answer', requireScope('requests:write'), limitBody, (c) =>
    answerWrite(c, deps, {
      schema: requestAnswer,
      status: 200,
      isConditional: true,
      run: (given, editor, basedOn) =>
        answerRequest(editor, { ...given, id: c.req.param('id'), basedOn }),
    }),
  )
  return app
}
