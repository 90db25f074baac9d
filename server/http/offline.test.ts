import { expect, test } from 'vitest'
import { offlineRoutes } from './offline.ts'

async function workerOf(options: { build: string; enabled: boolean }) {
  const response = await offlineRoutes(options).request('/sw.js')
  return { response, source: await response.text() }
}

test('the worker carries the name of its build, and browsers ask for it anew', async () => {
  const { response, source } = await workerOf({ build: "1a2b'; x", enabled: true })
  expect(response.headers.get('content-type')).toContain('javascript')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(source).toContain("const BUILD = '1a2bx'")
})

test('switched off, it takes back what it kept, and itself', async () => {
  const { source } = await workerOf({ build: '1', enabled: false })
  expect(source).toContain('registration.unregister()')
  expect(source).not.toContain("addEventListener('fetch'")
})
