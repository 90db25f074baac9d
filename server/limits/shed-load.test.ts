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

  /** A site that has room or not, over HTTP. */
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

  test('lets in what there is room for', async () => {
    const ask = await site(true)
    expect(await (await ask('/')).text()).toBe('page')
  })

  test('refuses the rest with the time to come back after, and the headers of every answer', async () => {
    const ask = await site(false)
    const refused = await ask('/slow?q=1')
    expect(refused.status).toBe(503)
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'retry-after': '2',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    })
    expect(await refused.json()).toEqual({ error: expect.stringContaining(BUSY) })
  })

  test('each caller reads it in the shape it knows', async () => {
    const ask = await site(false)
    expect(await (await ask('/auth/v1/user')).json()).toMatchObject({ error_code: 'overloaded' })
    expect(await (await ask('/api/v1/search')).json()).toMatchObject({ title: 'overloaded' })
    const page = await ask('/es/escapes', 'text/html,*/*')
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toMatch(/<html lang="es">.*<p role="alert">(?!Too many).+<\/p>/s)
  })

  test('a body that nobody reads holds up nothing on its connection', async () => {
    const ask = await site(false)
    for (let at = 0; at < 3; at++) {
      const refused = await ask('/account/v1/saved', '*/*', {
        method: 'POST',
        body: 'x'.repeat(300_000),
      })
      expect(refused.status).toBe(503)
    }
  })

  test('says how it is, however much there is to do', async () => {
    const ask = await site(false)
    expect((await ask('/healthz')).status).toBe(200)
    expect((await ask('/readyz')).status).toBe(200)
  })

  test('takes out a request whose sender has left', async () => {
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
