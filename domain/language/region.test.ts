import { expect, test } from 'vitest'
import { regionIn } from './region.ts'

test.each([
  ['de-AT, en', 'AT'],
  ['en,en-AU;q=0.9,en-US;q=0.8', 'AU'],
  ['zh-Hant-TW', 'TW'],
  ['en-001', '001'],
  ['en, de', null],
  ['*', null],
  ['', null],
])('%j names %s', (accepted, region) => {
  expect(regionIn(accepted)).toBe(region)
})
