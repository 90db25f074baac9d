import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchPicture, isListedHost } from './fetch-picture.ts'
import { type FakeHost, openFakeHost } from './stand-in.test-kit.ts'

const opened: FakeHost[] = []

afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()))
})

async function standIn(answer: RequestListener): Promise<FakeHost> {
  const open = await openFakeHost(answer)
  opened.push(open)
  return open
}

const ok: RequestListener = (_request, response) => response.end('a picture')
const redirectTo = (location: (path: string) => string): RequestListener => {
  return (request, response) => {
    response.writeHead(302, { location: location(request.url ?? '') }).end()
  }
}

test('a picture of an allowed host is fetched, through a redirect', async () => {
  const { origin, rules, requests } = await standIn((request, response) =>
    request.url === '/a' ? redirectTo(() => '/b')(request, response) : ok(request, response),
  )
  expect(String(await fetchPicture(`${origin}/a`, rules))).toBe('a picture')
  expect(requests).toEqual(['photos.test/a', 'photos.test/b'])
})

test('hosts are allowed by name, by wildcard or all', () => {
  expect(isListedHost(['photos.test'], 'photos.test')).toBe(true)
  expect(isListedHost(['photos.test'], 'evil-photos.test')).toBe(false)
  expect(isListedHost(['*.photos.test'], 'a.photos.test')).toBe(true)
  expect(isListedHost(['*.photos.test'], 'photos.test')).toBe(false)
  expect(isListedHost(['*.photos.test'], 'aphotos.test')).toBe(false)
  expect(isListedHost(['*'], 'anything.test')).toBe(true)
  expect(isListedHost([], 'photos.test')).toBe(false)
})

test.each([
  ['another host', 'https://elsewhere.test/a.jpg', 'not on the list'],
  ['the listed host as a user name', 'https://photos.test@elsewhere.test/', 'not on the list'],
  ['a user name', 'https://me@photos.test/', 'name or password'],
  ['a password', 'https://:pass@photos.test/', 'name or password'],
  ['plain http', 'http://photos.test/', 'https'],
  ['another port', 'https://photos.test:8443/', 'https'],
  ['another protocol', 'ftp://photos.test/', 'https'],
  ['a file', 'file:///etc/passwd', 'not on the list'],
  ['data', 'data:image/png;base64,AAAA', 'not on the list'],
  ['no address', '/etc/passwd', 'no web address'],
  ['an IPv4 address', 'https://93.184.216.34/', 'without a name'],
  ['a decimal address', 'https://2130706433/', 'without a name'],
  ['an octal address', 'https://0177.0.0.1/', 'without a name'],
  ['a hexadecimal address', 'https://0x7f000001/', 'without a name'],
  ['a short address', 'https://127.1/', 'without a name'],
  ['full-width digits', 'https://１２７.0.0.1/', 'without a name'],
  ['an IPv6 address', 'https://[::1]/', 'without a name'],
  ['an IPv4-mapped address', 'https://[::ffff:127.0.0.1]/', 'without a name'],
])('never requested: %s', async (_what, address, why) => {
  const resolve = vi.fn(async () => [{ address: '93.184.216.34', family: 4 }])
  // All hosts are allowed, so that only the address is at fault.
  const hosts = why === 'not on the list' ? ['photos.test'] : ['*']
  await expect(fetchPicture(address, { hosts, resolve })).rejects.toThrow(why)
  expect(resolve).not.toHaveBeenCalled()
})

test.each(['127.0.0.2', '10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00:ec2::254'])(
  'a name that resolves to %s is not connected to, even beside a public address',
  async (address) => {
    const { origin, rules, requests } = await standIn(ok)
    const resolve = async () => [
      { address: '127.0.0.1', family: 4 },
      { address, family: address.includes(':') ? 6 : 4 },
    ]
    await expect(fetchPicture(origin, { ...rules, resolve })).rejects.toThrow('not public')
    expect(requests).toEqual([])
  },
)

test('a name is resolved once, so DNS rebinding has no effect', async () => {
  const { origin, rules, requests } = await standIn(ok)
  const answers = ['127.0.0.1', '127.0.0.2', '127.0.0.2']
  const resolve = vi.fn(async () => [{ address: answers.shift() ?? '', family: 4 }])
  expect(String(await fetchPicture(origin, { ...rules, resolve }))).toBe('a picture')
  expect(resolve).toHaveBeenCalledTimes(1)
  expect(requests).toHaveLength(1)
})

test('a redirect is resolved and checked again', async () => {
  const { origin, rules, requests } = await standIn(redirectTo(() => '/again'))
  const answers = ['127.0.0.1', '169.254.169.254']
  const resolve = async () => [{ address: answers.shift() ?? '', family: 4 }]
  await expect(fetchPicture(origin, { ...rules, resolve })).rejects.toThrow('not public')
  expect(requests).toEqual(['photos.test/'])
})

test.each([
  ['http://127.0.0.1/', 'without a name'],
  ['http://[::1]/', 'without a name'],
  ['//2130706433/', 'without a name'],
  ['http://elsewhere.test/', 'not on the list'],
  ['http://photos.test:1/', 'https'],
  ['file:///etc/passwd', 'not on the list'],
  ['http://user@photos.test/', 'name or password'],
])('a redirect to %s is not followed', async (location, why) => {
  const { origin, rules, requests } = await standIn(redirectTo(() => location))
  await expect(fetchPicture(origin, rules)).rejects.toThrow(why)
  expect(requests).toEqual(['photos.test/'])
})

test('redirects are limited', async () => {
  const { origin, rules, requests } = await standIn(redirectTo((path) => `${path}x`))
  await expect(fetchPicture(origin, rules)).rejects.toThrow('too many redirects')
  expect(requests).toHaveLength(4)
})

test('a body with a Content-Length over the limit is not read', async () => {
  const { origin, rules } = await standIn((_request, response) => {
    response.writeHead(200, { 'content-length': 1_000_000 }).write('x')
  })
  await expect(fetchPicture(origin, { ...rules, limitBytes: 1_000 })).rejects.toThrow('too many')
})

test('a body without Content-Length is cut off at the limit', async () => {
  const { origin, rules } = await standIn((_request, response) => {
    const fill = () => {
      while (!response.destroyed && response.write('x'.repeat(500)));
    }
    response.on('drain', fill)
    fill()
  })
  await expect(fetchPicture(origin, { ...rules, limitBytes: 1_000 })).rejects.toThrow('too many')
})

test('a truncated body is an error', async () => {
  const { origin, rules } = await standIn((_request, response) => {
    response.writeHead(200, { 'content-length': 1_000 })
    response.write('half', () => response.destroy())
  })
  await expect(fetchPicture(origin, rules)).rejects.toThrow()
})

test('a slow host times out, before or during the response', async () => {
  const { origin, rules } = await standIn((request, response) => {
    if (request.url === '/silent') return
    response.writeHead(200)
    const drip = setInterval(() => response.write('.'), 5)
    response.on('close', () => clearInterval(drip))
  })
  for (const path of ['/silent', '/drip'])
    await expect(fetchPicture(`${origin}${path}`, { ...rules, limitMs: 80 })).rejects.toThrow()
})

test('a resolver that never answers times out', async () => {
  const resolve = () => new Promise<never>(() => {})
  const rules = { hosts: ['photos.test'], resolve, limitMs: 20 }
  await expect(fetchPicture('https://photos.test/', rules)).rejects.toThrow(/timeout/)
})

test('a compressed body is rejected', async () => {
  const bomb = gzipSync(Buffer.alloc(1_000_000))
  const { origin, rules } = await standIn((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
  })
  await expect(fetchPicture(origin, rules)).rejects.toThrow('packed')
})

test.each([204, 206, 304, 404, 500])('status %d is an error', async (status) => {
  const { origin, rules } = await standIn((_request, response) => response.writeHead(status).end())
  await expect(fetchPicture(origin, rules)).rejects.toThrow(`status ${status}`)
})
