import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { secureHeaders, secureHeadersOf } from './secure-headers.ts'

function site(origin = 'https://seekwell.example') {
  const app = new Hono()
  app.onError((_error, c) => c.text('failed', 500))
  app.use(secureHeaders(origin))
  app.get('/api/v1/x', (c) => c.json({}))
  app.get('/page', (c) => c.html('<p>', 200, { 'Content-Security-Policy': "script-src 'self'" }))
  app.get('/code', (c) => c.body('', 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
  app.get('/art/print', (c) => c.body('', 200, { 'Content-Type': 'image/webp' }))
  app.get('/art/drawing', (c) => c.body('', 200, { 'Content-Type': 'image/svg+xml' }))
  app.get('/bare', (c) => c.html('<p>'))
  app.get('/fails', () => {
    throw new Error('no')
  })
  return async (path: string) => (await app.request(path)).headers
}

test('success, error and not-found responses have the same headers', async () => {
  const ask = site()
  for (const path of ['/api/v1/x', '/page', '/fails', '/nowhere', '/art/drawing']) {
    const headers = await ask(path)
    for (const [name, value] of secureHeadersOf('https://seekwell.example'))
      if (name !== 'cross-origin-resource-policy') expect(headers.get(name), path).toBe(value)
  }
})

test('types that are never documents have no document headers', async () => {
  const headers = async (path: string) => {
    const { 'content-type': _type, ...others } = Object.fromEntries(await site()(path))
    return others
  }
  const kept = {
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  }
  expect(await headers('/code')).toEqual({ ...kept, 'cross-origin-resource-policy': 'same-origin' })
  expect(await headers('/art/print')).toEqual({
    ...kept,
    'cross-origin-resource-policy': 'cross-origin',
  })
})

test('HSTS is sent only for an https origin', async () => {
  expect((await site()('/page')).get('strict-transport-security')).toBe('max-age=31536000')
  expect((await site('http://localhost:3000')('/page')).has('strict-transport-security')).toBe(
    false,
  )
})

test('a page keeps its own policy, everything else gets the bare one', async () => {
  const ask = site()
  expect((await ask('/page')).get('content-security-policy')).toBe("script-src 'self'")
  expect((await ask('/bare')).has('content-security-policy')).toBe(false)
  expect((await ask('/api/v1/x')).get('content-security-policy')).toMatch(/^default-src 'none'/)
})

test('public resources may be embedded by other sites, pages may not', async () => {
  const ask = site()
  for (const path of ['/api/v1/x', '/og/a.png', '/map/picture/area/1,2/light.png'])
    expect((await ask(path)).get('cross-origin-resource-policy'), path).toBe('cross-origin')
  expect((await ask('/page')).get('cross-origin-resource-policy')).toBe('same-origin')
})
