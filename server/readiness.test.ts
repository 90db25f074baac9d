import { expect, test } from 'vitest'
import { isDatabaseReady } from './readiness.ts'

const pool = (query: () => Promise<unknown>) =>
  ({ query }) as unknown as Parameters<typeof isDatabaseReady>[0]

test('ready while the database answers', async () => {
  expect(await isDatabaseReady(pool(async () => ({})))).toBe(true)
})

test('not ready when the query fails', async () => {
  expect(await isDatabaseReady(pool(() => Promise.reject(new Error('gone'))))).toBe(false)
})

test('not ready when the database does not answer within two seconds', async () => {
  expect(await isDatabaseReady(pool(() => new Promise(() => {})))).toBe(false)
})
