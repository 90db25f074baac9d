import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'

const BODY_BYTES = 300_000
const PAUSE_MS = 430
const JSON_TYPE = 'Content-Type: application/json\r\n'
const OK = 200

/** Every mounted API with a body that it rejects, does not read, or does not need. */
const EARLY: [method: string, path: string, status: number, headers?: string][] = [
  ['POST', '/', 405],
  ['POST', '/explore', 405],
  ['POST', '/escapes', 405],
  ['POST', '/directory/escapes/yukitani-ryokan', 405],
  ['POST', '/escapes.data', 405],
  ['PROPFIND', '/escapes', 405],
  ['POST', '/escapes', 403, 'Origin: https://elsewhere.example\r\n'],
  ['POST', `/${'x/'.repeat(20)}`, 404],
  ['GET', '/escapes', 200],
  ['GET', '/healthz', 200],
  ['POST', '/healthz', 405],
  ['POST', '/readyz', 405],
  ['GET', '/robots.txt', 200],
  ['POST', '/robots.txt', 405],
  ['POST', '/art/yukitani-ryokan.svg', 405],
  ['POST', '/pictures/yukitani-ryokan/640.webp', 405],
  ['POST', '/sitemap.xml', 405],
  ['GET', '/api/suggest?q=sleep', 200],
  ['POST', '/api/suggest', 405],
  ['GET', '/api/v1/search?q=sleep', 200],
  ['POST', '/api/v1/search', 405],
  ['POST', '/api/v1/nowhere', 405],
  ['POST', '/api/v1/admin/catalogue', 401],
  ['POST', '/functions/v1/anthropic-ai', 413, JSON_TYPE],
  ['POST', '/functions/v1/nowhere', 404, JSON_TYPE],
  ['POST', '/account/v1/saved', 401, JSON_TYPE],
  ['PUT', '/account/v1/profile', 401, JSON_TYPE],
  ['PUT', '/account/v1/photo', 401],
  ['PUT', '/account/v1/wellness', 413, JSON_TYPE],
  ['POST', '/account/v1/threads', 401, JSON_TYPE],
  ['POST', '/account/v1/deletion', 401, JSON_TYPE],
  ['POST', '/booking/v1/requests', 413, JSON_TYPE],
  ['POST', '/auth/v1/signup', 401, JSON_TYPE],
  ['POST', '/auth/v1/nowhere', 401, JSON_TYPE],
]

for (const [method, path, status, headers = ''] of EARLY) {
  test(`${method} ${path.slice(0, 40)} (${status}) leaves the connection usable`, {
    tag: '@desktop',
  }, async ({ baseURL }) => {
    const outcomes = await Promise.all(
      [sized(BODY_BYTES), chunked(BODY_BYTES)].map((body) =>
        askTwice(
          baseURL ?? '',
          `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}`,
          body,
        ),
      ),
    )
    expect(outcomes).toEqual([
      [status, OK],
      [status, OK],
    ])
  })
}

test('a body above the limit of the account API leaves the connection usable', {
  tag: '@desktop',
}, async ({ baseURL, request }) => {
  const page = await (await request.get('/')).text()
  const key = /sb_publishable_[\w-]+/.exec(page)?.[0] ?? ''
  const head =
    'POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: localhost\r\n' +
    `apikey: ${key}\r\n${JSON_TYPE}`
  for (const body of [sized(1_200_000), chunked(1_200_000)])
    expect(await askTwice(baseURL ?? '', head, body)).toEqual([413, OK])
})

function sized(bytes: number): string {
  return `Content-Length: ${bytes}\r\n\r\n${'x'.repeat(bytes)}`
}

function chunked(bytes: number): string {
  return `Transfer-Encoding: chunked\r\n\r\n${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n0\r\n\r\n`
}

/** Status codes of a request, and of another whose headers are sent half a second after the first answer. */
async function askTwice(site: string, head: string, body: string): Promise<number[]> {
  const socket = connect(Number(new URL(site).port), '127.0.0.1')
  const seen = { text: '', isClosed: false }
  socket.on('data', (part) => {
    seen.text += part.toString('latin1')
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    seen.isClosed = true
  })
  const answered = async () => {
    await expect.poll(() => isWhole(seen.text) || seen.isClosed).toBe(true)
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(seen.text)?.[1] ?? 0)
  }
  try {
    socket.write(head + body)
    const first = await answered()
    await delay(PAUSE_MS)
    seen.text = ''
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n')
    await delay(PAUSE_MS)
    socket.write('\r\n')
    return [first, await answered()]
  } finally {
    socket.destroy()
  }
}

/** Whether a response is complete. */
function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1]
  const bodyLength = text.length - end - 4
  return length === undefined ? text.endsWith('0\r\n\r\n') : bodyLength >= Number(length)
}
