import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { cleanUp } from '../housekeeping.ts'
import { freshEmail, openService, PASSWORD } from './service.test-kit.ts'

const database = testDatabase()
const DAY_S = 86_400

test.each([
  ['back by a day', -DAY_S],
  ['back by ten years', -3_650 * DAY_S],
  ['ahead by a day', DAY_S],
  ['ahead by ten years', 3_650 * DAY_S],
])('a clock that jumps %s breaks nothing', async (_, jump) => {
  const { ask, advance, deps, faults } = openService(database.db, { confirmEmail: false })
  const email = freshEmail()
  const read = async (answer: Response) => (await answer.json()) as Record<string, string>
  const first = await read(await ask('POST', '/signup', { email, password: PASSWORD }))
  advance(jump)
  await cleanUp(deps)
  // Whoever was signed in is, or signs in again: never an error of ours.
  const refreshed = await ask('POST', '/token?grant_type=refresh_token', {
    refresh_token: first['refresh_token'],
  })
  expect(refreshed.status).toBeOneOf([200, 400])
  const again = await ask('POST', '/token?grant_type=password', { email, password: PASSWORD })
  expect(again.status).toBe(200)
  expect((await ask('POST', '/recover', { email })).status).toBe(200)
  advance(-jump)
  await cleanUp(deps)
  expect(
    (await ask('POST', '/token?grant_type=password', { email, password: PASSWORD })).status,
  ).toBe(200)
  expect(faults).toEqual([])
})
