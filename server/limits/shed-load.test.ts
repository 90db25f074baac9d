import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import type { Overload } from './overload.ts'
import { shedLoad } from './shed-load.ts'

const BUSY = 'Too many visitors at this moment.'

describe('shedLoad', () => {
  const servers: ReturnType<typeof createServer>[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections()
  })

  /** A site below or at its limit, over HTTP. */
  async function site(hasRoom: boolean) {
    const admit: Overload['admit'] = (begin, reject) => {
      if (hasRoom) begin()
      else reject()
      return () => {}
    }
    const server = createServer(
      shedLoad((_, response) => response.end('page'), { admit }, [['x-frame-options', 'DENY']]),
    )
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    return (path: string, accept = 'application/json', init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { accept } })
  }

  test('admits requests below the limit', async () => {
    const ask = await site(true)
    expect(await (await ask('/')).text()).toBe('page')
  })

  test('rejects the rest with Retry-After and the shared headers', async () => {
    const ask = await site(false)
    const rejected = await ask('/slow?q=1')
    expect(rejected.status).toBe(503)
    expect(Object.fromEntries(rejected.headers)).toMatchObject({
      'retry-after': '2',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    })
    expect(await rejected.json()).toEqual({ error: expect.stringContaining(BUSY) })
  })

  test('uses the error format of each endpoint', async () => {
    const ask = await site(false)
    expect(await (await ask('/auth/v1/user')).json()).toMatchObject({ error_code: 'overloaded' })
    expect(await (await ask('/api/v1/search')).json()).toMatchObject({ title: 'overloaded' })
    const page = await ask('/es/escapes', 'text/html,*/*')
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toMatch(/<html lang="es">.*<p role="alert">(?!Too many).+<\/p>/s)
  })

  test('an unread body does not block its connection', async () => {
    const ask = await site(false)
    for (let at = 0; at < 3; at++) {
      const rejected = await ask('/account/v1/saved', '*/*', {
        method: 'POST',
        body: 'x'.repeat(300_000),
      })
      expect(rejected.status).toBe(503)
    }
  })

  test('answers health checks under overload', async () => {
    const ask = await site(false)
    expect((await ask('/healthz')).status).toBe(200)
    expect((await ask('/readyz')).status).toBe(200)
  })

  test('removes a waiting request when its client disconnects', async () => {
    const { promise: left, resolve } = Promise.withResolvers<void>()
    const server = createServer(shedLoad(() => {}, { admit: () => resolve }, []))
    servers.push(server)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
    server.once('request', () => socket.destroy())
    socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
    await left
  })
})
