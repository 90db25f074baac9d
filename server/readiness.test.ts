import { expect, test } from 'vitest'
import { answers } from './readiness.ts'

const pool = (query: () => Promise<unknown>) =>
  ({ query }) as unknown as Parameters<typeof answers>[0]

test('ready while the database answers', async () => {
  expect(await answers(pool(async () => ({})))).toBe(true)
})

test('not ready when the database refuses', async () => {
  expect(await answers(pool(() => Promise.reject(new Error('gone'))))).toBe(false)
})

test('not ready when the database says nothing for two seconds', async () => {
  expect(await answers(pool(() => new Promise(() => {})))).toBe(false)
})
