import type { RequestListener } from 'node:http'
import { m } from '#domain/messages/messages.js'
import { type ErrorAnswer, encodeError, readerOf } from '../http/error-answer.ts'
import type { Overload } from './overload.ts'

const RETRY_AFTER_S = 2
/** Whoever looks after the site must learn how it is, above all now. */
const ALWAYS_ANSWERED = new Set(['/healthz', '/readyz'])
const BUSY: ErrorAnswer = {
  status: 503,
  code: 'overloaded',
  words: (locale) => m.errors_busy({}, { locale }),
  retryAfterS: RETRY_AFTER_S,
}

/** A rejection as it is written: names and values by turns. */
type Rejection = { headers: string[]; body: Buffer }

/**
 * Lets requests in while there is room for them. The others are rejected before anything is read or made of them: 503
 * with Retry-After, as JSON for programs and as a small page for people.
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
    const reader = readerOf(path, accept)
    const known = rejections.get(reader)
    if (known) return known
    const made = makeRejection(path, accept, shared)
    rejections.set(reader, made)
    return made
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
    // Programs of other sites must be able to read how long to wait; nothing in it is of a visitor.
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Retry-After',
    ...headers,
    'content-length': String(bytes.length),
  }
  return { headers: Object.entries(named).flat(), body: bytes }
}
