import { connect, type Socket } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'

/** The status of a response, and the time from the request to its last byte. */
export type Shot = { status: number; tookMs: number }

export type Volley = {
  port: number
  /** Each sends the next request as soon as it has a response. */
  connections: number
  seconds: number
  /** The next request, in full. */
  next: () => string
  onAnswer: (request: string, shot: Shot) => void
}

const HEADERS_END = '\r\n\r\n'
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/**
 * A minimal HTTP client for many connections: on a machine that also runs the site, a client that parses
 * everything saturates before the site does, and its own queue would be measured. Returns the number of
 * connections that broke or timed out.
 */
export async function fireVolley(volley: Volley): Promise<number> {
  const sockets = Array.from({ length: volley.connections }, () =>
    connect(volley.port, '127.0.0.1'),
  )
  let isOver = false
  const lines = sockets.map((socket) => sendRequests(socket, volley, () => isOver))
  await after(volley.seconds * 1_000)
  isOver = true
  const late = after(TIMEOUT_MS).then(() => {
    for (const socket of sockets) socket.destroy(new Error('too slow'))
  })
  const ended = await Promise.race([Promise.allSettled(lines), late.then(() => null)])
  const outcomes = ended ?? (await Promise.allSettled(lines))
  return outcomes.filter(({ status }) => status === 'rejected').length
}

const TIMEOUT_MS = 10_000

function sendRequests(socket: Socket, { next, onAnswer }: Volley, isOver: () => boolean) {
  return new Promise<void>((resolve, reject) => {
    let request = ''
    let sentAt = 0
    let answer: OpenAnswer | null = null
    function ask(): void {
      if (isOver()) {
        resolve()
        socket.end()
        return
      }
      request = next()
      sentAt = performance.now()
      answer = null
      socket.write(request)
    }
    socket.setNoDelay()
    socket.once('connect', ask)
    socket.on('data', (chunk: Buffer) => {
      answer = answer ? goOn(answer, chunk) : begin(chunk)
      if (!isWhole(answer, chunk)) return
      onAnswer(request, { status: answer.status, tookMs: performance.now() - sentAt })
      ask()
    })
    socket.on('error', reject)
    socket.on('close', () => (isOver() ? resolve() : reject(new Error('closed'))))
  })
}

/** A response in progress; `left` is null where its length is unknown. */
type OpenAnswer = { status: number; left: number | null }

/** Assumes the headers in one chunk: they are far smaller than a read on loopback. */
function begin(chunk: Buffer): OpenAnswer {
  const end = chunk.indexOf(HEADERS_END)
  const head = chunk.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  const body = chunk.length - end - HEADERS_END.length
  return { status: Number(head.slice(9, 12)), left: length ? Number(length) - body : null }
}

const goOn = ({ status, left }: OpenAnswer, chunk: Buffer): OpenAnswer => ({
  status,
  left: left === null ? null : left - chunk.length,
})

const isWhole = ({ left }: OpenAnswer, chunk: Buffer) =>
  left === null ? chunk.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : left <= 0
