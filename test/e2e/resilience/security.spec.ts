import { expect, test } from '@playwright/test'
import { open } from '../pages.ts'

const PAGES = ['/', '/escapes', '/experiences?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/nowhere']

test('a page runs its own scripts and no other', { tag: '@desktop' }, async ({ page }) => {
  const blocked: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text())
  })
  for (const path of PAGES) {
    const response = await open(page, path)
    const policy = (await response?.headerValue('content-security-policy')) ?? ''
    expect(policy, path).toMatch(/script-src 'self' 'sha256-/)
    expect(/script-src [^;]*/.exec(policy)?.[0], path).not.toContain('unsafe')
  }
  expect(blocked).toEqual([])
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
    return document.title
  })
  expect(ran).not.toBe('taken over')
  expect(blocked).toHaveLength(1)
})

test('reports liveness and readiness to an orchestrator', { tag: '@desktop' }, async ({
  request,
}) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  const ready = await request.get('/readyz')
  expect([ready.status(), await ready.json()]).toEqual([200, { status: 'ready' }])
})
