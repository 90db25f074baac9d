import { expect, test } from 'vitest'
import { runWithLocale } from '#data/db/locale-context.ts'
import { distanceInUnits, distanceText } from './distance-label.ts'

test('a distance has two digits in the unit asked for, or in that of the language', () => {
  expect(distanceText(50, 'kilometer')).toBe('50 km')
  expect(distanceText(50)).toBe('31 mi')
  expect(runWithLocale('de', () => distanceText(0.2))).toBe('1 km')
})

test('a text for readers of all regions has both units in English', () => {
  expect(distanceInUnits(10)).toBe('6 mi (10 km)')
  expect(runWithLocale('fr', () => distanceInUnits(10))).toMatch(/^10\skm$/)
})
