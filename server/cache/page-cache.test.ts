import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { PageCache, type PageCacheOptions } from './page-cache.ts'

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A site that renders the result of `render`, behind a cache, on a real socket. */
async function site(
  render: PageCacheOptions['render'],
  options: Partial<Omit<PageCacheOptions, 'render'>> = {},
) {
  const seen: Request[] = []
  const cache = new PageCache({
    origin: 'https://site.example',
    limitBytes: 1_000_000,
    // Fixed unless a test moves it: a slow machine must not make entries stale.
    now: () => 0,
    ...options,
    render: (requested) => {
      seen.push(requested)
      return render(requested)
    },
  })
  const server = createServer((incoming, response) => {
    if (!cache.answer(incoming, response)) response.writeHead(418).end('elsewhere')
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const requested = request({ host: '127.0.0.1', port, path, headers, method }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        )
      })
      requested.on('error', reject)
      requested.end()
    })
  return { cache, seen, get }
}

const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers },
  })

test('a page is rendered once and sent to all', async () => {
  let count = 0
  const { get } = await site(() => html(`page ${++count}`))
  const [one, two] = [await get('/escapes'), await get('/escapes')]
  expect(one.body.toString()).toBe('page 1')
  expect(two.body.toString()).toBe('page 1')
  expect(two.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(two.headers['cache-control']).toBe(
    'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
  )
})

test('no header of a visitor reaches the renderer', async () => {
  const { get, seen } = await site(() => html('page'))
  await get('/escapes?utm_source=mail&type=Cabin', {
    host: 'evil.example',
    cookie: 'session=1',
    'x-forwarded-host': 'evil.example',
    'user-agent': 'me',
  })
  expect(seen[0]?.url).toBe('https://site.example/escapes?type=Cabin')
  expect([...(seen[0]?.headers ?? [])]).toEqual([['accept', '*/*']])
})

test('lists with distances are cached apart for readers in miles and in kilometres', async () => {
  const { get, seen } = await site((requested) =>
    html(requested.headers.get('accept-language') ?? 'none', {
      headers: { vary: 'Accept-Language' },
    }),
  )
  const from = async (languages: string) =>
    (await get('/escapes?near=1%2C2', { 'accept-language': languages })).body.toString()
  expect(await from('en-US,en')).toBe('none')
  expect(await from('en-AU,en')).toBe('en-001')
  expect(await from('en-GB')).toBe('none')
  expect(await from('en-NZ')).toBe('en-001')
  expect(seen.map(({ url }) => url)).toEqual(
    Array(2).fill('https://site.example/escapes?near=1%2C2'),
  )
  const { headers } = await get('/escapes?near=1%2C2')
  expect(headers.vary).toBe('Accept-Encoding, Accept-Language')
})

test('filtered and unfiltered data have different keys', async () => {
  const { get } = await site((requested) =>
    html(new URL(requested.url).search || 'all', { headers: { 'content-type': 'text/x-script' } }),
  )
  expect((await get('/escapes.data')).body.toString()).toBe('all')
  expect((await get('/escapes.data?type=Cabin')).body.toString()).toBe('?type=Cabin')
  expect((await get('/escapes.data')).body.toString()).toBe('all')
})

test('concurrent requests share one rendering', async () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const { get, seen } = await site(async () => {
    await gate
    return html('page')
  })
  const asking = Promise.all(Array.from({ length: 20 }, () => get('/')))
  await expect.poll(() => seen.length).toBe(1)
  release()
  const answers = await asking
  expect(answers.every(({ body }) => body.toString() === 'page')).toBe(true)
  expect(seen).toHaveLength(1)
})

test('each encoding has its own body and ETag, and 304 matches only that ETag', async () => {
  const text = 'a long page '.repeat(200)
  const { get } = await site(() => html(text))
  const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
  const gz = await get('/', { 'accept-encoding': 'gzip' })
  const plain = await get('/', { 'accept-encoding': 'br;q=0, identity' })
  expect(brotliDecompressSync(br.body).toString()).toBe(text)
  expect(gunzipSync(gz.body).toString()).toBe(text)
  expect(plain.body.toString()).toBe(text)
  expect(new Set([br, gz, plain].map(({ headers }) => headers.etag)).size).toBe(3)
  expect(br.headers.vary).toBe('Accept-Encoding')
  const again = await get('/', {
    'accept-encoding': 'br',
    'if-none-match': String(br.headers.etag),
  })
  expect([again.status, again.body.length]).toEqual([304, 0])
  const other = await get('/', {
    'accept-encoding': 'gzip',
    'if-none-match': String(br.headers.etag),
  })
  expect(other.status).toBe(200)
})

test('HEAD has the headers and no body', async () => {
  const { get } = await site(() => html('page'))
  const head = await get('/', {}, 'HEAD')
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '4', 0])
})

test.each([
  ['a missing page', 404, {}],
  ['a failure', 500, {}],
  ['a redirect', 301, { location: '/elsewhere' }],
  ['a page that sets a cookie', 200, { 'set-cookie': 'a=b' }],
  ['a private page', 200, { 'cache-control': 'private' }],
  ['a page that must not be stored', 200, { 'cache-control': 'no-store' }],
])('%s is sent as rendered, and not cached', async (_what, status, headers) => {
  let count = 0
  const { get, seen, cache } = await site(() => html(`page ${++count}`, { status, headers }))
  expect(await get('/x')).toMatchObject({ status })
  expect((await get('/x')).body.toString()).toBe('page 2')
  expect([seen.length, cache.bytes]).toEqual([2, 0])
})

test('a stale page is sent once while it is revalidated, an expired one is not', async () => {
  let now = 0
  let count = 0
  const { get } = await site(() => html(`page ${++count}`), { now: () => now })
  expect((await get('/')).body.toString()).toBe('page 1')
  now = 11_000
  expect((await get('/')).body.toString()).toBe('page 1')
  await expect.poll(async () => (await get('/')).body.toString()).toBe('page 2')
  now = 200_000
  expect((await get('/')).body.toString()).toBe('page 3')
})

test('a purge expires all entries and renders in flight', async () => {
  let release = () => {}
  let text = 'old'
  const { get, cache, seen } = await site(async () => {
    const shown = text
    if (shown === 'old') {
      await new Promise<void>((resolve) => {
        release = resolve
      })
    }
    return html(shown)
  })
  const first = get('/')
  await expect.poll(() => seen.length).toBe(1)
  text = 'new'
  cache.purge()
  expect((await get('/')).body.toString()).toBe('new')
  release()
  expect((await first).body.toString()).toBe('old')
  expect((await get('/')).body.toString()).toBe('new')
})

test('a render in flight at a purge is stored as a fallback', async () => {
  let release = () => {}
  let status = 200
  const { get, cache, seen } = await site(async () => {
    if (status === 200) {
      await new Promise<void>((resolve) => {
        release = resolve
      })
    }
    return html('page', { status })
  })
  const first = get('/')
  await expect.poll(() => seen.length).toBe(1)
  cache.purge()
  release()
  await first
  status = 503
  const again = await get('/')
  expect([again.status, again.body.toString()]).toEqual([200, 'page'])
  expect(seen).toHaveLength(2)
})

test('memory is bounded: the least recently used entry is evicted', async () => {
  const { get, cache, seen } = await site((requested) => html(requested.url.padEnd(2_000, '.')), {
    limitBytes: 60_000,
  })
  for (let index = 0; index < 50; index++) {
    await get(`/escapes?page=${index}`)
    await get('/escapes')
  }
  expect(cache.bytes).toBeLessThanOrEqual(60_000)
  const before = seen.length
  await get('/escapes')
  expect(seen).toHaveLength(before)
  await get('/escapes?page=0')
  expect(seen).toHaveLength(before + 1)
})

test('requests for other targets are not answered', async () => {
  const { get } = await site(() => html('page'))
  expect((await get('/api/suggest?q=x')).status).toBe(418)
  expect((await get('/', {}, 'POST')).status).toBe(418)
  expect((await get('/', { authorization: 'Bearer x' })).status).toBe(418)
})

test('a render that throws closes the connection and is retried', async () => {
  let count = 0
  const { get } = await site(() => {
    if (++count === 1) throw new Error('broken')
    return html('page')
  })
  await expect(get('/')).rejects.toThrow()
  expect((await get('/')).body.toString()).toBe('page')
})

test('sends the stale page while rendering fails', async () => {
  let now = 0
  let isBroken = false
  let status = 503
  const { get } = await site(
    () => {
      if (isBroken) return html('no', { status })
      return html('yes')
    },
    { now: () => now },
  )
  await get('/escapes')
  isBroken = true
  now = 3_600_000
  expect((await get('/escapes')).body.toString()).toBe('yes')
  expect((await get('/experiences')).status).toBe(503)
  status = 404
  expect((await get('/escapes')).status).toBe(404)
  status = 503
  expect((await get('/escapes')).status).toBe(503)
})

test('under overload, entries are sent at any age and other requests are not answered', async () => {
  let now = 0
  let isFull = false
  const { seen, get } = await site(() => html('page'), { now: () => now, isFull: () => isFull })
  await get('/')
  isFull = true
  now = 30_000
  expect((await get('/')).body.toString()).toBe('page')
  now = 3_600_000
  expect((await get('/')).body.toString()).toBe('page')
  expect((await get('/other')).status).toBe(418)
  expect(seen).toHaveLength(1)
})

test('an unchanged page is compressed better, with its own ETag', async () => {
  let now = 0
  const text = `page ${'of many words '.repeat(300)}${Array.from({ length: 400 }, (_, n) => n * n).join(' ')}`
  const { get } = await site(() => html(text), { now: () => now })
  const br = { 'accept-encoding': 'br' }
  const first = await get('/escapes', br)
  now = 11_000
  await get('/escapes', br)
  await expect
    .poll(async () => (await get('/escapes', br)).body.length)
    .toBeLessThan(first.body.length)
  const later = await get('/escapes', br)
  expect(later.headers.etag).not.toBe(first.headers.etag)
  expect(brotliDecompressSync(later.body).toString()).toBe(text)
  expect(later.headers['content-length']).toBe(String(later.body.length))
  const plain = await get('/escapes')
  expect(plain.body.toString()).toBe(text)
})

test('a prefetched page is privately cacheable for half a minute', async () => {
  const { get } = await site(() => html('page'))
  const plain = await get('/escapes/3')
  const ahead = await get('/escapes/3', { 'sec-purpose': 'prefetch' })
  expect(ahead.headers['cache-control']).toBe('private, max-age=30')
  expect({ ...ahead.headers, 'cache-control': '' }).toMatchObject({ etag: plain.headers.etag })
  expect((await get('/escapes/3')).headers['cache-control']).toBe(plain.headers['cache-control'])
})

test('warm-up renders and compresses pages', async () => {
  const text = 'a long page '.repeat(200)
  const { get, cache, seen } = await site(() => html(text))
  await cache.warm(['/', '/api/x', '/escapes'], new AbortController().signal)
  const requested = seen.length
  await expect
    .poll(async () => (await get('/escapes', { 'accept-encoding': 'br' })).headers.etag)
    .toMatch(/\.-br"$/)
  expect([requested, seen.length]).toEqual([2, 2])
})

test('caches the keys of short targets only', () => {
  const requested: string[] = []
  const cache = new PageCache({
    render: () => html('a page'),
    origin: 'http://localhost',
    limitBytes: 1_000,
    keyOf: (target) => {
      requested.push(target)
      return null
    },
  })
  const endless = `/?q=${'x'.repeat(3_000)}`
  for (const target of ['/one', '/one', endless, endless]) cache.isCached(target)
  expect(requested).toEqual(['/one', endless, endless])
})

test('an entry counts its headers and objects, not only its bodies', async () => {
  const { cache, get } = await site(() => html('short'))
  await get('/escapes')
  expect(cache.bytes).toBeGreaterThan(2_000)
})

test('a page larger than an eighth of the cache is sent but not stored', async () => {
  const noise = Array.from({ length: 15_000 }, (_, at) => (at * 2_654_435_761) % 1_000_003).join()
  const { cache, seen, get } = await site(
    (asked) => html(asked.url.endsWith('/large') ? noise : 'small'),
    { limitBytes: 400_000 },
  )
  expect((await get('/small')).status).toBe(200)
  expect((await get('/large', { 'accept-encoding': 'identity' })).body.toString()).toBe(noise)
  expect(cache.entries).toBe(1)
  await get('/large')
  await get('/small')
  expect(seen.map(({ url }) => new URL(url).pathname)).toEqual(['/small', '/large', '/large'])
})
