import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { isReady } from './site.ts'

/** A load balancer in front of several nodes, with readiness checks. */
export type Balancer = { url: string; stop: () => Promise<void> }

const LOOK_EVERY_MS = 200
const ANSWER_LIMIT_MS = 20_000
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** @param nodes addresses of the nodes, read at each check */
export async function startBalancer(nodes: () => readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  let ready: string[] = [...nodes()]
  let turn = 0
  const look = async () => {
    const asked = await Promise.all(nodes().map(async (url) => ({ url, ok: await isReady(url) })))
    ready = asked.filter(({ ok }) => ok).map(({ url }) => url)
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  const server = createServer(async (incoming, response) => {
    const body = await bodyOf(incoming)
    const order = [...ready.slice(turn % Math.max(1, ready.length)), ...ready]
    turn++
    for (const url of new Set(order)) {
      const outcome = await forward(agent, url, incoming, body, response)
      if (outcome === 'answered') return
      if (outcome === 'broken') break
    }
    if (!response.headersSent) response.writeHead(502).end()
    else response.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('a balancer listens on a port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      clearInterval(timer)
      agent.destroy()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** A request may be retried on another node when this one never received it, or when it is idempotent. */
function forward(
  agent: Agent,
  url: string,
  incoming: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<'answered' | 'another' | 'broken'> {
  return new Promise((resolve) => {
    const asked = request(
      `${url}${incoming.url}`,
      {
        method: incoming.method ?? 'GET',
        headers: incoming.headers,
        agent,
        timeout: ANSWER_LIMIT_MS,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        answer.on('end', () => resolve('answered'))
        answer.on('error', () => resolve('broken'))
      },
    )
    asked.on('timeout', () => asked.destroy(new Error('too slow')))
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) return resolve('broken')
      const notReceived =
        error.code === 'ECONNREFUSED' || (asked.reusedSocket && error.code === 'ECONNRESET')
      resolve(notReceived || SAFE.has(incoming.method ?? '') ? 'another' : 'broken')
    })
    asked.end(body)
  })
}
