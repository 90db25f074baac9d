import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { oneSpelling, plainPath, refuseMethods, routePatterns } from './addresses.ts'

const ROUTES = routePatterns([
  'escapes',
  'escapes/:id',
  'search',
  'directory/escapes/search',
  'directory/escapes/:slug',
  'directory/escapes/:kind/:slug',
  'directory/escapes/:slug/instructor',
  '*',
  undefined,
])

function site() {
  const known = new Set(['/', '/escapes', '/escapes/abc-1', '/escapes/ABC-2', '/escapes/Search'])
  const app = new Hono()
  app.all('*', refuseMethods, oneSpelling(ROUTES), (c) => {
    if (c.req.method === 'POST') return c.text('no action', 405)
    return c.text(c.req.path, known.has(c.req.path) ? 200 : 404)
  })
  return app
}

async function answerOf(path: string, method = 'GET') {
  const { status, headers } = await site().request(path, { method })
  return [status, headers.get('Location')]
}

test.each([
  ['/escapes/', '/escapes'],
  ['/escapes//?page=2', '/escapes?page=2'],
  ['/Escapes?q=A', '/escapes?q=A'],
  ['/ESCAPES/abc-1', '/escapes/abc-1'],
  ['/escapes/ABC-1', '/escapes/abc-1'],
  ['/escapes/Directory', '/escapes/directory'],
  ['/SEARCH', '/search'],
  ['/Directory/Escapes/Search', '/directory/escapes/search'],
  ['/directory/escapes/Search/Instructor', '/directory/escapes/Search/instructor'],
  ['/%ff', '/%EF%BF%BD'],
  ['/escapes/%E0%A4%A', '/escapes/%EF%BF%BD%EF%BF%BDA'],
])('%s is sent on to %s', async (path, location) => {
  expect(await answerOf(path)).toEqual([301, location])
})

test.each(['/', '/escapes', '/escapes/ABC-2', '/escapes/Search'])(
  '%s is where it is',
  async (path) => {
    expect(await answerOf(path)).toEqual([200, null])
  },
)

test('what is nowhere is sent nowhere else', async () => {
  expect(await answerOf('/nope')).toEqual([404, null])
  expect(await answerOf('/%EF%BF%BD')).toEqual([404, null])
  expect(await answerOf('/escapes.data')).toEqual([404, null])
})

test('no spelling leads to another site', () => {
  for (const path of ['//evil.com', '///evil.com/', '/\\evil.com', '//EVIL.com/%ff'])
    expect(plainPath(path, ROUTES)).toMatch(/^\/[^/]/)
})

test('methods that no page knows are answered before any page', async () => {
  const options = await site().request('/escapes', { method: 'OPTIONS' })
  expect([options.status, options.headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
  expect(await answerOf('/escapes', 'PROPFIND')).toEqual([405, null])
  const post = await site().request('/escapes', { method: 'POST' })
  expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  expect(await answerOf('/escapes', 'HEAD')).toEqual([200, null])
})
