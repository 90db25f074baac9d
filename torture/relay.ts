import { connect, createServer, type Socket } from 'node:net'

/** A TCP relay to a server that can be interrupted and restored. */
export type Relay = { port: number; cut: () => void; mend: () => void; stop: () => Promise<void> }

/** Forwards connections to a port of its own to `target`, until cut. */
export async function startRelay(target: { host: string; port: number }): Promise<Relay> {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(target.port, target.host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('a relay listens on a port')
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: address.port,
    cut,
    mend: () => {
      isCut = false
    },
    stop: () => {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
