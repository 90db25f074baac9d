import { createServer } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { afterEach, describe, expect, test } from 'vitest'
import { counted, Overload, refuseOverload } from './overload.ts'

const BUSY = 'Too many visitors at this moment.'
const TENTH = 100
/** A tenth of a second in which the loop had no time to spare. */
const late = (done: number) => ({ ms: TENTH, busyMs: 98, queued: 0, done })
const easy = { ms: TENTH, busyMs: 30, queued: 0, done: 10 }

function seen(...windows: Parameters<Overload['adapt']>[0][]): Overload {
  const overload = new Overload()
  for (const window of windows) overload.adapt(window)
  return overload
}

const repeated = <T>(times: number, value: T): T[] => Array.from({ length: times }, () => value)

describe('how much may be in work', () => {
  test('much, as long as nothing queues: what waits for others costs nobody anything', () => {
    expect(seen(...repeated(50, easy)).limit).toBe(200)
  })

  test('a single pause is no queue', () => {
    expect(seen({ ms: 700, busyMs: 690, queued: 0, done: 1 }, easy, late(40), easy).limit).toBe(200)
  })

  test.each([
    ['of a millisecond', 100, 50],
    ['of a millisecond and a half', 66, 33],
    ['of fifty, of which always as many are let in as a few browsers ask at once', 2, 24],
  ])('where the loop has a queue, what gets done in 50 ms: requests %s', (_, done, limit) => {
    expect(seen(...repeated(20, late(done))).limit).toBe(limit)
  })

  test('the same where the queue is before the database and the loop has time', () => {
    expect(seen(...repeated(20, { ...easy, queued: 3, done: 80 })).limit).toBe(40)
  })

  test('falls within half a second and rises step by step once the queue is gone', () => {
    const queue = repeated(7, late(60))
    expect(seen(...queue).limit).toBe(30)
    expect(seen(...queue, easy).limit).toBeLessThan(50)
    expect(seen(...queue, ...repeated(20, easy)).limit).toBe(200)
  })

  test('an answer counts until it begins, and one that failed is done', async () => {
    const overload = seen(...repeated(20, late(1)))
    const waiting = repeated(24, 0).map(() => Promise.withResolvers<string>())
    const answers = waiting.map(({ promise }) => overload.count(() => promise))
    expect(overload.admits()).toBe(false)
    expect(overload.refused).toBe(1)
    for (const { resolve } of waiting) resolve('page')
    await Promise.all(answers)
    expect(overload.admits()).toBe(true)
    for (let at = 0; at < 10; at++)
      await expect(overload.count(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(overload.admits()).toBe(true)
  })
})

describe('refuseOverload', () => {
  const servers: ReturnType<typeof createServer>[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections()
  })

  /** A site that has room or not, over HTTP. */
  async function site(hasRoom: boolean) {
    const server = createServer(
      refuseOverload((_, response) => response.end('page'), { admits: () => hasRoom }, [
        ['x-frame-options', 'DENY'],
      ]),
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
})

test('what is counted still knows who asks: limits are for each visitor', async () => {
  const fetch = (_request: Request, bindings?: HttpBindings | Http2Bindings) =>
    new Response(bindings?.incoming.socket.remoteAddress)
  const server = createServer(getRequestListener(counted(fetch, new Overload())))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  try {
    expect(await (await globalThis.fetch(`http://127.0.0.1:${port}/`)).text()).toBe('127.0.0.1')
  } finally {
    server.close()
  }
})
