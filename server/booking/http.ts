import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { z } from 'zod'
import { isUuid } from '#auth/body.ts'
import { type Caller, requireCaller, requireSecondFactor } from '#auth/caller.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError, errorResponse } from '#auth/errors.ts'
import { bearerOf } from '#auth/gateway.ts'
import { throttle } from '#auth/limits/throttle.ts'
import { localeOf } from '#auth/mail/locale.ts'
import {
  findRequest,
  listRequests,
  type Move,
  markSeen,
  moveRequest,
} from '#data/booking/booking-requests.ts'
import { summaryOf, viewOf } from '#data/booking/booking-views.ts'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'
import { newBookingRequest, operatorAnswer } from '#domain/booking/booking-request.ts'
import { toError } from '#domain/to-error.ts'
import { claimGuestRequests } from './claim.ts'
import type { BookingDeps } from './deps.ts'
import { submitRequest } from './submit-request.ts'

const BODY_LIMIT_BYTES = 16 * 1024

/**
 * Booking requests, mounted at /booking/v1: members by their session, guests and operators by the link in a
 * mail. `nudge` is called when mail may be due.
 */
export function bookingRoutes(deps: BookingDeps, nudge: () => void): Hono {
  const { auth, log } = deps
  const { db, now } = auth
  const app = new Hono()
  app.onError((error, c) => {
    const response = errorResponse(c, error)
    if (response) return response
    // The mounting app handles an unavailable database.
    if (isDatabaseUnavailable(error)) throw error
    log.error({ fault: toError(error) }, 'booking request failed')
    return c.json({ code: 500, error_code: 'unexpected_failure' }, 500)
  })
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.use(
    bodyLimit({
      maxSize: BODY_LIMIT_BYTES,
      onError: () => {
        throw new AuthError(413, 'request_entity_too_large', 'Request body too large')
      },
    }),
  )
  app.use(requireJson)

  app.get('/requests', async (c) => {
    const { user } = await requireMember(auth, c)
    await claimGuestRequests(auth, user)
    return c.json({ requests: (await listRequests(db, user.id, now())).map(summaryOf) })
  })
  app.post('/requests', async (c) => {
    const caller = isMemberCall(auth, c) ? await requireMember(auth, c) : null
    const input = await read(c, newBookingRequest)
    const submitter = {
      ip: clientOf(c, auth.config.trustProxy).ip,
      locale: localeOf(c.req.header('accept-language')),
    }
    const { request, isNew } = await submitRequest(deps, submitter, caller?.user ?? null, input)
    nudge()
    return c.json({ id: request.id, state: request.state }, isNew ? 201 : 200)
  })
  app.get('/requests/:id', async (c) => {
    const { user } = await requireMember(auth, c)
    await claimGuestRequests(auth, user)
    const request = await findRequest(db, ownKey(c, user.id), now())
    if (!request) throw noSuchRequest()
    return c.json({ request: viewOf(request) })
  })
  app.post('/requests/:id/cancel', async (c) => {
    const { user } = await requireMember(auth, c)
    return moveResponse(c, await moveRequest(db, ownKey(c, user.id), 'cancel', now()))
  })
  app.post('/requests/:id/read', async (c) => {
    const { user } = await requireMember(auth, c)
    if (!(await markSeen(db, ownKey(c, user.id), now()))) throw noSuchRequest()
    return c.body(null, 204)
  })

  for (const event of ['confirm', 'cancel'] as const)
    app.post(`/guest/:token/${event}`, async (c) => {
      await throttleLink(auth, c)
      const key = { guestToken: c.req.param('token') }
      return moveResponse(c, await moveRequest(db, key, event, now()))
    })
  app.post('/answer/:token', async (c) => {
    await throttleLink(auth, c)
    const { answer, note } = await read(c, operatorAnswer)
    const move = await moveRequest(db, { answerToken: c.req.param('token') }, answer, now(), note)
    if (!move) throw noSuchRequest()
    if (!move.moved) return stateChanged(c, move)
    nudge()
    return c.json({ state: move.request.state })
  })
  app.all('*', () => {
    throw new AuthError(404, 'not_found', 'No such endpoint')
  })

  function moveResponse(c: Context, move: Move | null): Response {
    if (!move) throw noSuchRequest()
    if (!move.moved) return stateChanged(c, move)
    nudge()
    return c.json({ request: viewOf(move.request) })
  }
  return app
}

function stateChanged(c: Context, { request }: Move): Response {
  return c.json({ code: 409, error_code: 'state_changed', state: request.state }, 409)
}

/** The same error for unknown, foreign and malformed ids. */
const noSuchRequest = () => new AuthError(404, 'request_not_found', 'No such request')

function ownKey(c: Context, userId: string) {
  const id = c.req.param('id') ?? ''
  if (!isUuid(id)) throw noSuchRequest()
  return { id, userId }
}

/** A call with an expired token is rejected, never treated as a guest's. */
function isMemberCall({ apiKeys }: AuthDeps, c: Context): boolean {
  const token = bearerOf(c.req.header('authorization'))
  return Boolean(token) && token !== apiKeys.anon
}

async function requireMember(auth: AuthDeps, c: Context): Promise<Caller> {
  const caller = await requireCaller(auth, c)
  await throttle(auth, 'account', caller.user.id)
  await requireSecondFactor(auth.db, caller, 401)
  return caller
}

async function throttleLink(auth: AuthDeps, c: Context): Promise<void> {
  await throttle(auth, 'bookingLink', clientOf(c, auth.config.trustProxy).ip)
}

/** A form of another site cannot send JSON without a CORS preflight, which is never granted. */
const requireJson = createMiddleware(async (c, next) => {
  const type = c.req.header('content-type') ?? ''
  if (c.req.method === 'POST' && !/^application\/json\s*(?:;|$)/i.test(type))
    throw new AuthError(415, 'unsupported_media_type', 'Content-Type must be application/json')
  await next()
})

/** @throws AuthError for an invalid body, with the field if known */
async function read<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  const body = schema.safeParse(await c.req.json().catch(() => null))
  if (body.success) return body.data
  const field = body.error.issues[0]?.path[0]
  throw new AuthError(400, 'validation_failed', 'The body cannot be used', {
    details: typeof field === 'string' ? { field } : {},
  })
}
