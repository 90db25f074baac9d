import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import {
  freshAddress,
  freshEmail,
  openService,
  PASSWORD,
} from '#auth/conformance/service.test-kit.ts'
import type { Mail } from '#auth/mail/mailer.ts'
import type { Db } from '#data/db/db.ts'
import type { BookingRequest } from '#domain/booking/booking-request.ts'
import { accountRoutes } from '../account/http.ts'
import { photosOf } from '../account/photos.test-kit.ts'
import { bookingRoutes } from './http.ts'
import { sendDue } from './post.ts'

export const OPERATOR = 'host@example.com'
const DAY_MS = 86_400_000
/** A cabin priced per night for two, in the sample catalogue. */
const CABIN = '3'

type Call = { token?: string; body?: unknown; ip?: string; language?: string }
type Body = Record<string, unknown>

/** Booking requests and accounts on a test database, with mails and the clock under control of the test. */
export function openBookings(db: Db, { canSend = true } = {}) {
  const service = openService(db, { confirmEmail: false })
  const { deps: auth } = service
  const faults: object[] = []
  const quiet = {
    debug() {},
    info() {},
    warn: (entry: object) => void faults.push(entry),
    error() {},
  }
  const log = { ...quiet, error: (entry: object) => void faults.push(entry) }
  const deps = { auth, operator: OPERATOR, canSend, log }
  const app = new Hono()
    .route(
      '/booking/v1',
      bookingRoutes(deps, () => {}),
    )
    .route('/account/v1', accountRoutes({ auth, photos: photosOf(auth), log }))

  function call(
    method: string,
    path: string,
    { token, body, ip = freshAddress(), language }: Call = {},
  ) {
    const init = {
      method,
      headers: {
        'content-type': 'application/json',
        ...(language && { 'accept-language': language }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
    const base = path.startsWith('/account') ? '' : '/booking/v1'
    return app.request(`${base}${path}`, init, { incoming: { socket: { remoteAddress: ip } } })
  }

  const day = (ahead: number) =>
    new Date(auth.now().getTime() + ahead * DAY_MS).toISOString().slice(0, 10)
  const wish = (more: Body = {}): Body => ({
    key: randomUUID(),
    listingId: CABIN,
    term: { kind: 'stay', checkIn: day(40), checkOut: day(42) },
    guests: 2,
    message: 'We come late.',
    name: 'Ada',
    total: 84_000,
    ...more,
  })

  /** Sends all due mails; returns the new ones. */
  async function post(): Promise<Mail[]> {
    const before = service.mails.length
    await sendDue(deps)
    return service.mails.slice(before)
  }

  async function member(email = freshEmail('booker')) {
    const client = service.client()
    const { data } = await client.signUp({ email, password: PASSWORD })
    const token = data.session?.access_token ?? ''
    const ask = async (more: Body = {}) => {
      const answer = await call('POST', '/requests', { token, body: wish(more) })
      return { status: answer.status, ...((await answer.json()) as { id: string; state: string }) }
    }
    const read = async (id: string) => {
      const answer = await call('GET', `/requests/${id}`, { token })
      return ((await answer.json()) as { request: BookingRequest }).request
    }
    return { email, client, token, id: data.user?.id ?? '', ask, read }
  }

  /** A guest with a submitted request, and the token of the link in their mail. */
  async function guest(email = freshEmail('guest'), more: Body = {}) {
    const answer = await call('POST', '/requests', { body: wish({ email, ...more }) })
    const { id } = (await answer.json()) as { id: string }
    const mail = (await post()).find(({ to }) => to === email)
    return { email, id, status: answer.status, mail, token: tokenIn(mail) }
  }

  return { ...service, call, wish, day, post, member, guest, faults, booking: deps }
}

/** The token in the link of a mail. */
export function tokenIn(mail: Mail | undefined): string {
  return mail?.link?.split('/').at(-1) ?? ''
}
