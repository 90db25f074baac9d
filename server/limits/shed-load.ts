import type { RequestListener } from 'node:http'
import { m } from '#domain/messages/messages.js'
import { audienceOf, type ErrorAnswer, encodeError } from '../http/error-answer.ts'
import type { Overload } from './overload.ts'

const RETRY_AFTER_S = 2
/** Health checks must work under overload. */
const ALWAYS_ANSWERED = new Set(['/healthz', '/readyz'])
const BUSY: ErrorAnswer = {
  status: 503,
  code: 'overloaded',
  messageFor: (locale) => m.errors_busy({}, { locale }),
  retryAfterS: RETRY_AFTER_S,
}

/** An encoded rejection; headers as a flat list of names and values. */
type Rejection = { headers: string[]; body: Buffer }

/**
 * Admits requests up to the concurrency limit. Others are rejected before any of their body is read: 503 with
 * Retry-After, as JSON for programs and as a small page for people.
 *
 * @param shared further headers of every rejection
 */
export function shedLoad(
  listener: RequestListener,
  overload: Pick<Overload, 'admit'>,
  shared: readonly [name: string, value: string][],
): RequestListener {
  const rejections = new Map<string, Rejection>()
  function rejectionOf(path: string, accept: string | undefined): Rejection {
    const audience = audienceOf(path, accept)
    const known = rejections.get(audience)
    if (known) return known
    const rejection = makeRejection(path, accept, shared)
    rejections.set(audience, rejection)
    return rejection
  }
  return (request, response) => {
    const { url = '', headers } = request
    const query = url.indexOf('?')
    const path = query < 0 ? url : url.slice(0, query)
    if (ALWAYS_ANSWERED.has(path)) return listener(request, response)
    const leave = overload.admit(
      () => listener(request, response),
      () => {
        const rejection = rejectionOf(path, headers.accept)
        response.writeHead(BUSY.status, rejection.headers)
        response.end(rejection.body)
      },
    )
    response.once('close', leave)
  }
}

function makeRejection(
  path: string,
  accept: string | undefined,
  shared: readonly [name: string, value: string][],
): Rejection {
  const { headers, body } = encodeError(path, accept, BUSY)
  const bytes = Buffer.from(body)
  const named = {
    ...Object.fromEntries(shared),
    // Clients on other origins must be able to read Retry-After; the response contains no personal data.
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Retry-After',
    ...headers,
    'content-length': String(bytes.length),
  }
  return { headers: Object.entries(named).flat(), body: bytes }
}
