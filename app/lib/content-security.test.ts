import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newNonce, securePage } from './content-security.server.ts'
import { THEME_SCRIPT } from './stores/theme.ts'

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const scriptSources = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ')

const NOBODY = { apiUrl: '', clipHosts: [] }

describe('securePage', () => {
  test('allows the scripts that carry the nonce, by their hash, and the theme script', () => {
    const page = '<script nonce="n1">go()</script><script nonce="n1" src="/a.js"></script>'
    const { policy } = securePage(page, 'n1', NOBODY)
    expect(scriptSources(policy)).toEqual(["'self'", hashOf(THEME_SCRIPT), hashOf('go()')])
  })

  test('blocks injected scripts', () => {
    const { policy } = securePage(
      '<script>evil()</script><script nonce="x">worse()</script>',
      'n1',
      NOBODY,
    )
    expect(scriptSources(policy)).toEqual(["'self'", hashOf(THEME_SCRIPT)])
  })

  test('allows pictures from this site only', () => {
    expect(securePage('', 'n1', NOBODY).policy).toContain("img-src 'self' data: blob:;")
  })

  test('allows clips from the configured hosts', () => {
    const policyWith = (...clipHosts: string[]) =>
      securePage('', 'n1', { ...NOBODY, clipHosts }).policy
    expect(policyWith()).toContain("media-src 'self' blob:;")
    expect(policyWith('clips.example', '*.cdn.example')).toContain(
      "media-src 'self' blob: https://clips.example https://*.cdn.example;",
    )
    expect(policyWith('*')).toContain("media-src 'self' blob: https:;")
  })

  test('sends no nonce', () => {
    const nonce = newNonce()
    const { html, policy } = securePage(`<script nonce="${nonce}">go()</script>`, nonce, NOBODY)
    expect(html).toBe('<script>go()</script>')
    expect(policy).not.toContain(nonce)
  })

  test('allows calls to a hosted account service only', () => {
    expect(securePage('', 'n1', { ...NOBODY, apiUrl: 'https://auth.example/x' }).policy).toContain(
      "connect-src 'self' https://auth.example;",
    )
    expect(securePage('', 'n1', NOBODY).policy).toContain("connect-src 'self';")
  })

  test('allows calls to the host of map tiles, if it is another', () => {
    const policyWith = (mapTiles: string) => securePage('', 'n1', { ...NOBODY, mapTiles }).policy
    expect(policyWith('https://tiles.example/a/streets.pmtiles')).toContain(
      "connect-src 'self' https://tiles.example;",
    )
    expect(policyWith('/map/tiles.pmtiles')).toContain("connect-src 'self';")
  })
})
