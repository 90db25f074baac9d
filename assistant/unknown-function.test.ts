import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { assistantOn } from './http.test-kit.ts'

const database = testDatabase()

test.each(['GET', 'POST'])('%s of a function that there is not is told as JSON', async (method) => {
  for (const path of ['/nope', '/anthropic-ai/more', '/']) {
    const response = await assistantOn(database.db).app.request(path, { method })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: 'Not found' })
  }
})
