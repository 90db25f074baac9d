import { expect, test } from 'vitest'
import { fold } from '../text/text.ts'
import { readNeed } from './need.ts'

test.each([
  ['for my 80 year old grandmother', 'elders'],
  ['under 18', 'teens'],
  ['teen', 'teens'],
  ['yoga for 5 year olds', 'children'],
])('%s is about %s', (text, name) => {
  expect(readNeed(text).concepts).toContain(name)
})

test.each(['sl\u200beep', 'sl\u00adeep', '\ufeffsleep', 'sle\u2060ep'])(
  'zero-width characters are ignored (%#)',
  (text) => {
    expect(fold(text)).toBe('sleep')
    expect(readNeed(text).concepts).toContain('sleep')
  },
)

test.each(['postnatal depression', 'postpartum depression'])('%s is about both', (text) => {
  expect(readNeed(text).concepts).toEqual(expect.arrayContaining(['postnatal', 'mood']))
})
