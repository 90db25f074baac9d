import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startPostgres } from '../../../scripts/postgres.ts'
import { startRelay } from '../../../torture/relay.ts'
import { startNode } from '../../../torture/site.ts'

test('degrades without its database, and recovers with it', {
  tag: '@desktop',
}, async ({ page, request }) => {
  test.setTimeout(120_000)
  const postgres = await startPostgres()
  test.skip(!postgres, 'there is no PostgreSQL server on this machine')
  if (!postgres) return
  const { hostname: host, port } = new URL(postgres.url)
  const relay = await startRelay({ host, port: Number(port) })
  const dataDir = mkdtempSync(join(tmpdir(), 'seekwell-degraded-'))
  const node = await startNode({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'debug',
    METRICS_TOKEN: 'a token of this test',
    DATABASE_URL: `postgres://postgres@127.0.0.1:${relay.port}/postgres`,
  })
  try {
    const signUp = (email: string) =>
      request.post(`${node.url}/auth/v1/signup`, {
        headers: { apikey: key },
        data: { email, password: 'a stone by the sea 7' },
      })
    await page.goto(`${node.url}/escapes`)
    const key = await page.evaluate(
      () => /sb_publishable_[\w-]+/.exec(document.documentElement.outerHTML)?.[0] ?? '',
    )
    expect((await signUp('before@example.com')).status()).toBe(200)

    relay.cut()
    await expect.poll(async () => (await request.get(`${node.url}/readyz`)).status()).toBe(503)
    expect((await request.get(`${node.url}/healthz`)).status()).toBe(200)

    // Cached before: still available.
    const cached = await page.goto(`${node.url}/escapes`)
    expect(cached?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Not rendered in advance: unavailable, as a page and as data.
    const missing = await page.goto(`${node.url}/collections`)
    expect(missing?.status()).toBe(503)
    expect(missing?.headers()['retry-after']).toBe('10')
    await expect(page.getByRole('alert')).toContainText('This cannot be shown at this moment')
    expect((await request.get(`${node.url}/collections.data`)).status()).toBe(503)
    const rejected = await request.get(`${node.url}/api/v1/search?q=griefwords`)
    expect([rejected.status(), (await rejected.json()).detail]).toEqual([
      503,
      expect.stringContaining('This cannot be shown'),
    ])
    const unsaved = await signUp('during@example.com')
    expect([unsaved.status(), (await unsaved.json()).msg]).toEqual([
      503,
      expect.stringContaining('could not be saved'),
    ])

    relay.mend()
    await expect.poll(async () => (await request.get(`${node.url}/readyz`)).status()).toBe(200)
    expect((await page.goto(`${node.url}/collections`))?.status()).toBe(200)
    expect((await signUp('during@example.com')).status()).toBe(200)
    expect(node.process.exitCode).toBeNull()
    const metrics = await request.get(`${node.url}/metrics`, {
      headers: { authorization: 'Bearer a token of this test' },
    })
    expect(await metrics.text()).toMatch(/http_route="\/collections".*status_code="503"/)
    expect((await request.get(`${node.url}/metrics`)).status()).toBe(401)
    // Logs and metrics contain no visitor data.
    for (const seen of [node.said(), await metrics.text()])
      expect(seen).not.toMatch(/before@|during@|griefwords|stone by the sea|127\.0\.0\.1/)
    // Expected conditions are not logged as errors.
    expect(node.said()).not.toContain('"level":50')
  } finally {
    await node.kill()
    await relay.stop()
    postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
