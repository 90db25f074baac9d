import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { discardUnreadBody } from './unread-body.ts'

/** Time limit for all headers: cuts off slow senders. */
const HEADERS_LIMIT_MS = 10_000
/** Time limit for a whole request with its body; responses are not limited. */
const REQUEST_LIMIT_MS = 30_000
/**
 * Longer than the keep-alive of proxies (60 s): they would otherwise send into a connection that is being
 * closed.
 */
const KEEP_ALIVE_MS = 65_000
const HEADER_BYTES = 16_384
const CHECK_EVERY_MS = 2_000
const DRAIN_LIMIT_MS = 5_000
const HOST = 'host'

export type HttpServer = {
  server: Server
  /** Port in use. */
  port: number
  /** Sets the listener; requests that arrived earlier have waited for it. */
  answerWith: (listener: RequestListener) => void
  stop: () => Promise<void>
}

/**
 * Listens before the slow part of the start, so that a port in use is reported at once; requests wait
 * meanwhile.
 *
 * @throws Error when the port is not available
 */
export async function openHttpServer(port: number, host: string): Promise<HttpServer> {
  const { promise: listener, resolve: answerWith } = Promise.withResolvers<RequestListener>()
  let ready: RequestListener | null = null
  listener.then((given) => {
    ready = given
  })
  const server = createServer(
    {
      headersTimeout: HEADERS_LIMIT_MS,
      requestTimeout: REQUEST_LIMIT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: HEADER_BYTES,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    (request, response) => {
      discardUnreadBody(request, response)
      // Node discards data that arrives together with an Upgrade request: the next request would be lost.
      if (request.headers.upgrade) response.shouldKeepAlive = false
      if (hasTwoHosts(request)) response.writeHead(400, { connection: 'close' }).end()
      else if (ready) ready(request, response)
      else listener.then((answer) => answer(request, response))
    },
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(portInUseMessage(port)) : error),
    )
    server.listen(port, host, () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
  const address = server.address()
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    answerWith,
    stop: () => closeServer(server),
  }
}

/** A proxy may have routed by the other Host header (RFC 9112, 3.2: reject). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === HOST.length && name.toLowerCase() === HOST) hosts++
  }
  return hosts > 1
}

const portInUseMessage = (port: number) =>
  `Port ${port} is in use by another program: stop it, or set PORT to another number.`

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    // An open connection must not keep the database from being closed.
    setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS).unref()
  })
}
