import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { rejectForeignOrigins } from './foreign-origins.ts'

const SITE = 'https://seekwell.example'
const WORDS = 'Not from there.'

async function ask(method: string, path: string, headers: Record<string, string>) {
  const rejected: string[] = []
  const app = new Hono()
  app.use(
    rejectForeignOrigins({
      site: SITE,
      allowed: ['https://app.example'],
      messageFor: () => WORDS,
      onRejected: (where) => rejected.push(where),
    }),
  )
  app.all('*', (c) => c.text('done'))
  const response = await app.request(path, {
    method,
    headers: { host: '10.0.0.7:3000', ...headers },
  })
  return { response, rejected }
}

describe('rejectForeignOrigins', () => {
  test.each([
    ['our own page', { origin: SITE, 'sec-fetch-site': 'same-origin' }],
    ['our own page in a browser that does not say so', { origin: SITE }],
    ['our own page by the name that was asked', { origin: 'http://10.0.0.7:3000' }],
    [
      'our own page behind a proxy that renames us',
      {
        origin: 'https://other-name.example',
        'sec-fetch-site': 'same-origin',
      },
    ],
    [
      'a page that the operator allows',
      {
        origin: 'https://app.example',
        'sec-fetch-site': 'cross-site',
      },
    ],
    ['a program', {}],
    ['somebody at the address bar', { 'sec-fetch-site': 'none' }],
  ])('lets %s write', async (_, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await ask(method, '/account/v1/saved', headers)).response.status).toBe(200)
  })

  test.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site in an old browser', { origin: 'https://evil.example' }],
    [
      'a neighbour on the same domain',
      {
        origin: 'https://blog.seekwell.example',
        'sec-fetch-site': 'same-site',
      },
    ],
    ['the same name over http', { origin: 'http://seekwell.example' }],
    ['a sandbox', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['another site that hides where it is', { 'sec-fetch-site': 'cross-site' }],
    ['a name that ends like ours', { origin: 'https://evil-seekwell.example' }],
  ])('refuses %s', async (_, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { response, rejected } = await ask(method, '/escapes', headers)
      expect(response.status).toBe(403)
      expect(await response.json()).toEqual({ error: WORDS })
      expect(rejected).toEqual(['/escapes'])
    }
  })

  test('reads and callbacks of identity providers pass', async () => {
    const foreign = { origin: 'https://accounts.example', 'sec-fetch-site': 'cross-site' }
    expect((await ask('GET', '/escapes', foreign)).response.status).toBe(200)
    expect((await ask('OPTIONS', '/auth/v1/token', foreign)).response.status).toBe(200)
    expect((await ask('POST', '/auth/v1/callback', foreign)).response.status).toBe(200)
    expect((await ask('POST', '/auth/v1/sso/saml/acs', foreign)).response.status).toBe(200)
    expect((await ask('POST', '/auth/v1/token', foreign)).response.status).toBe(403)
  })
})
