import { expect, test } from 'vitest'
import { offlineRoutes } from './offline.ts'

async function workerOf(options: { build: string; enabled: boolean }) {
  const response = await offlineRoutes(options).request('/sw.js')
  return { response, source: await response.text() }
}

test('the worker contains its build id and is not cached', async () => {
  const { response, source } = await workerOf({ build: "1a2b'; x", enabled: true })
  expect(response.headers.get('content-type')).toContain('javascript')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(source).toContain("const BUILD = '1a2bx'")
})

test('when disabled, it clears its caches and unregisters itself', async () => {
  const { source } = await workerOf({ build: '1', enabled: false })
  expect(source).toContain('registration.unregister()')
  expect(source).not.toContain("addEventListener('fetch'")
})
