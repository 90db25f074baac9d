import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type HttpServer, openHttpServer } from './http-server.ts'
import { ADAPTER_OPTIONS } from './unread-body.ts'

const BODY = 'x'.repeat(300_000)
/** Most of the half second after which the adapter would close the connection. */
const PAUSE_MS = 430
const SIZED = `Content-Length: ${BODY.length}\r\n\r\n${BODY}`
const CHUNKED = `Transfer-Encoding: chunked\r\n\r\n${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`

let http: HttpServer
/** Outcome of a read after the response. */
let lateRead: Promise<string> | undefined

function app() {
  const tooLarge = bodyLimit({ maxSize: 1_000, onError: (c) => c.text('too large', 413) })
  return new Hono()
    .get('/next', (c) => c.text('next'))
    .all('/untouched', (c) => c.text('refused', 403))
    .post('/touched', (c) => c.text(c.req.raw.body ? 'refused' : 'empty', 403))
    .post('/locked', async (c) => {
      await c.req.raw.body?.getReader().read()
      return c.text('refused', 403)
    })
    .post('/limited', tooLarge, (c) => c.text('read'))
    .post('/late', (c) => {
      lateRead = c.req.text().then(
        (text) => `read ${text.length}`,
        (error: Error) => error.message,
      )
      return c.text('refused', 403)
    })
    .post('/read', async (c) => c.text(String((await c.req.text()).length)))
}

beforeEach(async () => {
  http = await openHttpServer(0, '127.0.0.1')
  http.answerWith(getRequestListener(app().fetch, ADAPTER_OPTIONS))
})
afterEach(async () => {
  http.server.closeAllConnections()
  await http.stop()
})

/** A connection and the text received on it. */
function open() {
  const socket = connect(http.port, '127.0.0.1')
  const seen = { text: '', isClosed: false }
  socket.on('data', (part) => {
    seen.text += part
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    seen.isClosed = true
  })
  return { socket, seen }
}

const line = (method: string, path: string) => `${method} ${path} HTTP/1.1\r\nHost: a\r\n`

describe('a response before the end of the request body', () => {
  test.each([
    ['GET', '/untouched', 403],
    ['POST', '/untouched', 403],
    ['POST', '/touched', 403],
    ['POST', '/locked', 403],
    ['POST', '/limited', 413],
    ['POST', '/read', 200],
    ['POST', '/nowhere', 404],
  ])('leaves the connection to the next request: %s %s', async (method, path, status) => {
    const attempts = [SIZED, CHUNKED].map(async (body) => {
      const { socket, seen } = open()
      socket.write(line(method, path) + body)
      await expect.poll(() => seen.text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      await delay(PAUSE_MS)
      seen.text = ''
      // In two parts: it is under way when half a second has passed since the answer.
      socket.write(line('GET', '/next'))
      await delay(PAUSE_MS)
      socket.write('\r\n')
      await expect.poll(() => seen.text + seen.isClosed).toMatch(/\r\nnextfalse$/)
      socket.destroy()
    })
    await Promise.all(attempts)
  })

  test('waits for a slow body', async () => {
    const { socket, seen } = open()
    socket.write(`${line('POST', '/touched')}Content-Length: ${BODY.length}\r\n\r\n`)
    for (const part of [0, 1, 2]) {
      socket.write(BODY.slice(part * 100_000, (part + 1) * 100_000))
      await delay(PAUSE_MS)
    }
    seen.text = ''
    socket.write(`${line('GET', '/next')}\r\n`)
    await expect.poll(() => seen.text).toMatch(/\r\nnext$/)
    socket.destroy()
  })

  test('a later reader gets an error instead of part of the body', async () => {
    const { socket, seen } = open()
    socket.write(`${line('POST', '/late')}Content-Length: ${BODY.length}\r\n\r\n`)
    await expect.poll(() => seen.text).toMatch(/^HTTP\/1.1 403 /)
    socket.write(BODY)
    expect(await lateRead).toBe('The request was answered before its body was read')
    socket.destroy()
  })

  // Node discards data that arrives together with such a request.
  test('closes the connection after an Upgrade request', async () => {
    const { socket, seen } = open()
    const upgrade = 'Connection: Upgrade\r\nUpgrade: anything\r\n'
    socket.write(`${line('POST', '/untouched')}${upgrade}${SIZED}${line('GET', '/next')}\r\n`)
    await expect.poll(() => seen.isClosed).toBe(true)
    expect(seen.text).toMatch(/^HTTP\/1.1 403 /)
    expect(seen.text.toLowerCase()).toContain('connection: close')
  })
})
