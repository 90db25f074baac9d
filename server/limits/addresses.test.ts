import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { canonicalPath, canonicalRedirect, rejectMethods, routePatterns } from './addresses.ts'

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
  const app = new Hono()
  app.all('*', rejectMethods, canonicalRedirect(ROUTES, pages))
  return app
}

const KNOWN = new Set([
  '/',
  '/escapes',
  '/escapes/abc-1',
  '/escapes/ABC-2',
  '/es',
  '/es/escapes',
  '/es/escapes/abc-1',
  '/escapes/Search',
  '/escapes/directory',
  '/search',
  '/directory/escapes/search',
  '/directory/escapes/category/desert-camps',
  '/directory/escapes/Search/instructor',
  '/caf%C3%A9',
  '/a%2Fb',
  '/de/escapes',
])
/** A listing whose page has another slug. */
const ALIAS = '/directory/escapes/3'

function pages(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  if (request.method === 'POST') return new Response('no action', { status: 405 })
  if (pathname === ALIAS)
    return new Response(null, { status: 301, headers: { Location: `/escapes/abc-1${search}` } })
  return new Response(pathname, { status: KNOWN.has(pathname) ? 200 : 404 })
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
  ['/directory/escapes/Category/desert-camps/', '/directory/escapes/category/desert-camps'],
  [
    '/Directory/Escapes/Category/DESERT-camps//?sort=A',
    '/directory/escapes/category/desert-camps?sort=A',
  ],
  ['/Directory/escapes/3/?tab=faq', '/escapes/abc-1?tab=faq'],
  ['/es/', '/es'],
  ['/ES/Escapes//?q=A', '/es/escapes?q=A'],
  ['/es/escapes/ABC-1', '/es/escapes/abc-1'],
  ['/en', '/'],
  ['/EN/escapes?page=2', '/escapes?page=2'],
  ['/%65scapes?q=%61', '/escapes?q=%61'],
  ['/de/%65scapes', '/de/escapes'],
  ['/escapes/%61bc%2d1', '/escapes/abc-1'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/a%2fb', '/a%2Fb'],
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

test('a page that does not exist is not redirected', async () => {
  for (const path of ['/nope', '/NOPE']) expect(await answerOf(path)).toEqual([404, null])
  expect(await answerOf('/%EF%BF%BD')).toEqual([404, null])
  expect(await answerOf('/escapes.data')).toEqual([404, null])
})

test.each(['/AUTH/V1/verify?token=Abc', '/api/v1/listings/', '/Functions/v1/x'])(
  'the interface %s is left alone',
  async (path) => {
    expect(await answerOf(path)).toEqual([404, null])
  },
)

test('no spelling redirects to another site', () => {
  for (const path of ['//evil.com', '///evil.com/', '/\\evil.com', '//EVIL.com/%ff'])
    expect(canonicalPath(path, ROUTES)).toMatch(/^\/[^/]/)
})

test('unsupported methods are rejected before a page is rendered', async () => {
  const options = await site().request('/escapes', { method: 'OPTIONS' })
  expect([options.status, options.headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
  expect(await answerOf('/escapes', 'PROPFIND')).toEqual([405, null])
  const post = await site().request('/escapes', { method: 'POST' })
  expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  expect(await answerOf('/escapes', 'HEAD')).toEqual([200, null])
})
