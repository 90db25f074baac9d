import { expect, test } from 'vitest'
import { careText } from './care.ts'
import { HELPLINE_FINDER } from './helplines.ts'

test('somebody who may harm themselves is given helplines, the one of their country first', () => {
  const german = careText('self-harm', 'DE')
  expect(german.indexOf('0800 111 0 111')).toBeLessThan(german.indexOf('988'))
  expect(german).toContain(HELPLINE_FINDER)
  expect(careText('self-harm', null)).toContain('988')
})

test('in an emergency the answer names the emergency numbers', () => {
  expect(careText('emergency', 'US')).toMatch(/112.*911.*999/)
})
