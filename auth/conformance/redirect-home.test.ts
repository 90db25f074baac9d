import { describe, expect, test } from 'vitest'
import type { AuthConfig } from '#auth/config.ts'
import { authRoutes } from '#auth/http.ts'
import { testDatabase } from '#test/database.ts'
import { openService } from './service.test-kit.ts'

const database = testDatabase()

/** Where a spent link leads, asked for at `host`. */
async function landed(
  config: Partial<AuthConfig>,
  host: string,
  target: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const { deps } = openService(database.db, config)
  const path = `/verify?token=x&type=signup&redirect_to=${encodeURIComponent(target)}`
  const answer = await authRoutes(deps).request(`${host}${path}`, { headers })
  return (answer.headers.get('location') ?? '').split('#')[0] ?? ''
}

test('without a configured address, visitors stay at the host that they came to', async () => {
  const config = { home: 'request' } as const
  const at = (target: string) => landed(config, 'http://site.example:8080', target)
  expect(await at('http://site.example:8080/page')).toBe('http://site.example:8080/page')
  for (const target of [
    'http://localhost:18380/page',
    'http://localhost:5173/page',
    'http://127.0.0.1:8080/page',
    'http://evil.example:8080/page',
    'http://site.example/page',
    'http://site.example:8080@evil.example/',
  ])
    expect(await at(target), target).toBe('http://site.example:8080/')
  const https = await landed(config, 'http://site.example', 'https://site.example/page')
  expect(https).toBe('https://site.example/page')
  const local = await landed(config, 'http://localhost:3000', 'http://localhost:5173/page')
  expect(local).toBe('http://localhost:3000/')
  const numbered = await landed(config, 'http://10.0.0.7:3000', 'http://10.0.0.7:3000/page')
  expect(numbered).toBe('http://10.0.0.7:3000/page')
})

test('which scheme was used only a trusted proxy may say', async () => {
  const forwarded = { 'x-forwarded-proto': 'https' }
  const site = 'http://site.example'
  const trusted = { home: 'request', trustProxy: 1 } as const
  expect(await landed(trusted, site, 'http://site.example/page', forwarded)).toBe(
    'https://site.example/',
  )
  expect(await landed({ home: 'request' }, site, 'https://evil.example/', forwarded)).toBe(
    'http://site.example/',
  )
})

test('while developing, any port of this machine is allowed', async () => {
  const config = { home: 'machine' } as const
  const at = (target: string) => landed(config, 'http://localhost:3000', target)
  for (const target of ['http://localhost:5173/page', 'http://127.0.0.1:3000/page'])
    expect(await at(target)).toBe(target)
  expect(await at('http://evil.example/')).toBe('http://localhost:3000/')
})

test('a configured address is the only one, whatever host is asked', async () => {
  const config = { siteUrl: 'https://site.example' }
  const forged = await landed(config, 'http://evil.example', 'http://evil.example/page')
  expect(forged).toBe('https://site.example/')
  expect(await landed(config, 'https://site.example', 'http://localhost:3000/')).toBe(
    'https://site.example/',
  )
})

describe.each([
  ['http://127.0.0.1:3000', {}],
  ['http://localhost:3000', {}],
  ['http://[::1]:3000', {}],
  ['http://localhost:3000', { home: 'machine' as const }],
  ['https://site.example', { redirectAllow: ['http://127.0.0.1:*/**'] }],
])('site %s with %o', (siteUrl, more) => {
  test.each([
    'http://2130706433:3000/page',
    'http://0x7f000001:3000/page',
    'http://0x7f.0.0.1:3000/page',
    'http://017700000001:3000/page',
    'http://0177.0.0.1:3000/page',
    'http://127.1:3000/page',
    'http://127.0.1:3000/page',
    'http://127.0.0.1.:3000/page',
    'http://\u2460\u2461\u2466.0.0.1:3000/page',
    'http://127%2e0.0.1:3000/page',
    'http://[::ffff:127.0.0.1]:3000/page',
    'http://[::ffff:7f00:1]:3000/page',
    'http://[0:0:0:0:0:0:0:1]:3000/page',
    'http://[0000::1]:3000/page',
    'http://0:3000/page',
    'http://0.0.0.0:3000/page',
    'http://[::]:3000/page',
    'http://127.0.0.2:3000/page',
  ])('does not redirect to %s', async (target) => {
    expect(await landed({ siteUrl, ...more }, siteUrl, target)).toBe(`${siteUrl}/`)
  })
})

test('an IP address in canonical spelling is still a redirect target of its own site', async () => {
  for (const siteUrl of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://10.0.0.7:3000'])
    expect(await landed({ siteUrl }, siteUrl, `${siteUrl}/page`)).toBe(`${siteUrl}/page`)
  expect(
    await landed(
      { siteUrl: 'http://10.0.0.7:3000' },
      'http://10.0.0.7:3000',
      'http://167772167:3000/page',
    ),
  ).toBe('http://10.0.0.7:3000/')
})
