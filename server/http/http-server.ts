import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { discardUnreadBody } from './unread-body.ts'

/** From the first byte to the last of the headers: a sender that dribbles is cut off. */
const HEADERS_LIMIT_MS = 10_000
/** For the whole request with its body; answers may take as long as they need. */
const REQUEST_LIMIT_MS = 30_000
/** Longer than proxies keep theirs (60 s), or they send into a connection that we are closing. */
const KEEP_ALIVE_MS = 65_000
const HEADER_BYTES = 16_384
const CHECK_EVERY_MS = 2_000
const DRAIN_LIMIT_MS = 5_000
const HOST = 'host'

export type HttpServer = {
  server: Server
  /** Where it listens, once it does. */
  port: number
  /** From now on requests are answered; those that came before have waited for this. */
  answerWith: (listener: RequestListener) => void
  stop: () => Promise<void>
}

/**
 * Takes the port before the slow part of a start, so that a port in use is said at once; what is asked
 * meanwhile waits.
 *
 * @throws Error when the port cannot be had
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
      reject(error.code === 'EADDRINUSE' ? new Error(takenWords(port)) : error),
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

/** A proxy in front may have taken the other one for the name of the site (RFC 9112, 3.2: refuse). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === HOST.length && name.toLowerCase() === HOST) hosts++
  }
  return hosts > 1
}

const takenWords = (port: number) =>
  `Port ${port} is in use by another program: stop it, or set PORT to another number.`

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    // The database must still be closed when somebody holds a connection open.
    setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS).unref()
  })
}
