import { expect, test } from 'vitest'
import { explanationOf } from './explanation.ts'

test('an explanation says what took which words, and why each listing is found', async () => {
  const lines = (await explanationOf('a hotel by a lake without a pool')).split('\n')
  expect(lines).toContainEqual(expect.stringMatching(/^contentTypes +"hotel"/))
  expect(lines).toContainEqual(expect.stringMatching(/^condition +"by a lake" .*"lake"/))
  expect(lines).toContainEqual(expect.stringMatching(/^avoided +"without a pool" .*"pool"/))
  expect(lines).toContainEqual(expect.stringMatching(/ · escape · .* · .*lake/))
})
