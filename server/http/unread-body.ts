import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * For `getRequestListener`: its own clean-up closes the connection half a second after an early answer, even
 * where the next request is under way (docs/decisions/014-early-answers.md).
 */
export const ADAPTER_OPTIONS = { autoCleanupIncoming: false } as const

/**
 * Discards the rest of a body that was not read when its answer ends, so that the connection can be used again.
 * The time limit for a whole request bounds how long.
 */
export function discardUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request
  if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return
  response.once('finish', () => {
    if (!request.readableEnded && !request.destroyed) discard(request)
  })
}

/** As Node does with a body that nothing has begun to read. */
function discard(request: IncomingMessage): void {
  // A reader that goes on must not take part of a body for the whole.
  request.once('error', () => {})
  request.emit('error', new Error('The request was answered before its body was read'))
  // A web stream over the body pauses the request whenever its queue is full.
  request.removeAllListeners('data')
  request.resume()
}
