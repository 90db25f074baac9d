import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { localeRedirect } from './locale-redirect.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function answerTo(path: string, cookie: string, method = 'GET') {
  const server = createServer((request, response) => {
    if (!localeRedirect(request, response)) response.writeHead(200).end()
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    redirect: 'manual',
    ...(cookie && { headers: { cookie } }),
  })
}

test.each([
  ['/', 'locale=es', '/es'],
  ['/?tab=chat', 'theme=dark; locale=de; x=1', '/de?tab=chat'],
])('%s with "%s" leads to %s, for this visitor only', async (path, cookie, location) => {
  const { status, headers } = await answerTo(path, cookie)
  expect([status, headers.get('location')]).toEqual([302, location])
  expect(headers.get('cache-control')).toContain('no-store')
  expect(headers.get('vary')).toBe('Cookie')
})

test.each([
  ['/', ''],
  ['/', 'locale=en'],
  ['/', 'locale=it'],
  ['/', 'locale=//evil.example'],
  ['/', 'otherlocale=es'],
  ['/escapes', 'locale=es'],
  ['/de', 'locale=es'],
  ['/_.data', 'locale=es'],
])('%s with "%s" is answered as it is', async (path, cookie) => {
  expect((await answerTo(path, cookie)).status).toBe(200)
})

test('writes to the home page are not redirected', async () => {
  expect((await answerTo('/', 'locale=es', 'POST')).status).toBe(200)
})
