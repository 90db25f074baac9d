import { expect, test } from 'vitest'
import { distanceUnit } from './distance-unit.ts'

test.each([
  ['en', null, 'mile'],
  ['en', 'US', 'mile'],
  ['en', 'GB', 'mile'],
  ['en', 'AU', 'kilometer'],
  ['en', 'DE', 'kilometer'],
  ['en', '001', 'kilometer'],
  ['de', 'US', 'kilometer'],
  ['es', 'US', 'kilometer'],
  ['fr', null, 'kilometer'],
] as const)('%s for a reader in %s is in %ss', (language, region, unit) => {
  expect(distanceUnit(language, region)).toBe(unit)
})
