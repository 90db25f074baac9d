import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { type DocumentRules, fetchDocument } from './fetch-document.ts'
import { LOCALHOST, openLocalHost } from './local-host.test-kit.ts'

/** A local host that resolves as app.test. */
async function openHost(answer: RequestListener) {
  const { requests, port, rules } = await openLocalHost(answer)
  const fetch = (own: DocumentRules = {}, address = `http://app.test:${port}/client.json`) =>
    fetchDocument(address, { ...rules, ...own })
  return { requests, fetch }
}

const JSON_TYPE = { 'content-type': 'application/json' }

test.each([
  [{ ...JSON_TYPE, 'cache-control': 'public, max-age=3600' }, 3_600],
  [{ ...JSON_TYPE, 'cache-control': 'max-age=3600', age: '3000' }, 600],
  [{ ...JSON_TYPE, 'cache-control': 'max-age=60', age: '3000' }, 0],
  [{ ...JSON_TYPE, 'cache-control': 'max-age=60', age: 'nonsense' }, 0],
  [{ ...JSON_TYPE, 'cache-control': 'no-store' }, 0],
  [{ ...JSON_TYPE, 'cache-control': 'no-cache, max-age=60' }, 0],
  [{ 'content-type': 'application/cimd+json; charset=utf-8' }, 300],
])('a document with %j is fresh for %d seconds', async (headers, maxAgeS) => {
  const { fetch } = await openHost((_request, response) =>
    response.writeHead(200, headers).end('{}'),
  )
  expect(await fetch()).toEqual({ text: '{}', maxAgeS })
})

test.each<[string, RequestListener]>([
  ['a redirect', (_, response) => response.writeHead(302, { location: '/other' }).end()],
  ['a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('{}')],
  ['not found', (_, response) => response.writeHead(404, JSON_TYPE).end('{}')],
  [
    'a packed body',
    (_, response) => response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end('x'),
  ],
  ['17 kB', (_, response) => response.writeHead(200, JSON_TYPE).end('x'.repeat(17 * 1024))],
  [
    'half a body',
    (_, response) =>
      void response
        .writeHead(200, { ...JSON_TYPE, 'content-length': 9 })
        .write('{', () => response.destroy()),
  ],
])('%s is no document', async (_what, answer) => {
  const { fetch, requests } = await openHost(answer)
  expect(await fetch()).toBeNull()
  expect(requests).toEqual(['/client.json'])
})

test('a host that sends nothing is given up', async () => {
  const { fetch } = await openHost(() => {})
  expect(await fetch({ limitMs: 100 })).toBeNull()
})

test.each(['127.0.0.2', '10.0.0.1', '169.254.169.254', '::1', 'fd00:ec2::254'])(
  'a name that resolves to %s is not connected to, even beside a public address',
  async (address) => {
    const { fetch, requests } = await openHost((_request, response) => response.end())
    const resolve = async () => [
      { address: LOCALHOST, family: 4 },
      { address, family: address.includes(':') ? 6 : 4 },
    ]
    expect(await fetch({ resolve })).toBeNull()
    expect(requests).toEqual([])
  },
)

test('only https is fetched', async () => {
  expect(await fetchDocument('http://app.example/client.json')).toBeNull()
  expect(await fetchDocument('https://127.0.0.1/client.json')).toBeNull()
  expect(await fetchDocument('no address')).toBeNull()
})
