import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * For `getRequestListener`: the adapter's own clean-up closes the connection half a second after an early
 * response, even while the next request is under way (docs/decisions/014-early-answers.md).
 */
export const ADAPTER_OPTIONS = { autoCleanupIncoming: false } as const

/**
 * Discards the unread rest of a request body when the response ends, so that the connection can be reused.
 * The request time-out limits how long that takes.
 */
export function discardUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request
  if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return
  response.once('finish', () => {
    if (!request.readableEnded && !request.destroyed) discard(request)
  })
}

/** As Node does with a body that was never read. */
function discard(request: IncomingMessage): void {
  // A later reader must get an error instead of a truncated body.
  request.once('error', () => {})
  request.emit('error', new Error('The request was answered before its body was read'))
  // A web stream over the body pauses the request whenever its queue is full.
  request.removeAllListeners('data')
  request.resume()
}
