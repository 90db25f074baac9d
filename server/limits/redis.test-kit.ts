import { createServer, type Server, type Socket } from 'node:net'

/** A minimal Redis server for tests of counting: it implements the protocol and the one script used. */
export type FakeRedis = { url: string; counts: Map<string, number>; stop: () => Promise<void> }

/** Starts it, optionally on a port that was used before. */
export async function startFakeRedis(port = 0): Promise<FakeRedis> {
  const counts = new Map<string, number>()
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    let rest = ''
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1')
      for (;;) {
        const read = readCommand(rest)
        if (!read) return
        rest = rest.slice(read.length)
        socket.write(answerTo(read.words, counts))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const at = typeof address === 'object' && address ? address.port : port
  return {
    url: `redis://127.0.0.1:${at}`,
    counts,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** One command as an array of bulk strings; null while incomplete. */
function readCommand(text: string): { words: string[]; length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text)
  if (!head) return null
  let at = head[0].length
  const words: string[] = []
  for (let left = Number(head[1]); left > 0; left--) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at))
    if (!size) return null
    at += size[0].length
    const end = at + Number(size[1])
    if (text.length < end + 2) return null
    words.push(text.slice(at, end))
    at = end + 2
  }
  return { words, length: at }
}

const WINDOW_MS = 60_000

function answerTo([name = '', ...args]: string[], counts: Map<string, number>): string {
  if (/^evalsha$/i.test(name)) return '-NOSCRIPT No matching script.\r\n'
  if (/^eval$/i.test(name)) {
    const [, , key = '', by = '0'] = args
    const sum = (counts.get(key) ?? 0) + Number(by)
    counts.set(key, sum)
    return `*2\r\n:${sum}\r\n:${WINDOW_MS}\r\n`
  }
  if (/^info$/i.test(name)) return '$15\r\nredis_version:7\r\n'
  return '+OK\r\n'
}
