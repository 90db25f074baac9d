import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { type HttpServer, openHttpServer } from './http-server.ts'

const open: HttpServer[] = []
async function opened(): Promise<HttpServer> {
  const one = await openHttpServer(0, '127.0.0.1')
  open.push(one)
  return one
}
afterEach(async () => {
  for (const one of open.splice(0)) {
    one.server.closeAllConnections()
    await one.stop()
  }
})

describe('openHttpServer', () => {
  test('reports a port in use at once', async () => {
    const { port } = await opened()
    await expect(openHttpServer(port, '127.0.0.1')).rejects.toThrow(`Port ${port} is in use`)
  })

  test('requests wait until the site is ready', async () => {
    const { port, answerWith } = await opened()
    const early = fetch(`http://127.0.0.1:${port}/`)
    answerWith((_request, response) => response.end('open'))
    expect(await (await early).text()).toBe('open')
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('open')
  })

  test('rejects headers larger than any browser sends', async () => {
    const { port, answerWith } = await opened()
    answerWith((_request, response) => response.end('open'))
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      headers: { 'x-large': 'a'.repeat(20_000) },
    })
    expect(response.status).toBe(431)
  })

  test('limits the duration of a request', async () => {
    const { server } = await opened()
    expect(server.headersTimeout).toBe(10_000)
    expect(server.requestTimeout).toBe(30_000)
  })

  test.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG',
    ],
    [
      'chunks spelled oddly',
      'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n',
    ],
    ['lines without returns', 'GET / HTTP/1.1\nHost: a\n\n'],
    ['a tab in the path', 'GET /\t/evil.example HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('closes on what two servers could read in two ways: %s', async (_, request) => {
    const { port, answerWith } = await opened()
    const answered: unknown[] = []
    answerWith((asked, response) => {
      answered.push(asked.url)
      response.end('open')
    })
    const socket = connect(port, '127.0.0.1')
    socket.write(request)
    let answer = ''
    for await (const part of socket) answer += part
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(answered).toEqual([])
  })

  test('closes despite an idle connection', async () => {
    const { port, stop, answerWith } = await opened()
    answerWith((_request, response) => response.end('open'))
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(socket, 'data')
    await stop()
    socket.destroy()
  })
})
