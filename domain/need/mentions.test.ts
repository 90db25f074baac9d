import { expect, test } from 'vitest'
import { mentions } from './mentions.ts'

test.each([
  ['Oat cream with lavender.', true],
  ['Lavender and hops', true],
  ['With lavenders from Provence', true],
  ['A lavender-free balm', false],
  ['Made without lavender', false],
  ['Free of lavender and mint', false],
  ['No added lavender', false],
  ['Hops, lemon balm', false],
  ['', false],
])('%s', (text, isMentioned) => expect(mentions(text, 'lavender')).toBe(isMentioned))

test('every word of a phrase is needed', () => {
  expect(mentions('A cold plunge at dawn', 'cold plunge')).toBe(true)
  expect(mentions('A cold morning', 'cold plunge')).toBe(false)
})
