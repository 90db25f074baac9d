import { expect, test } from 'vitest'
import { fold } from '../text/text.ts'
import { readNeed } from './need.ts'

test.each([
  ['for my 80 year old grandmother', 'elders'],
  ['under 18', 'teens'],
  ['teen', 'teens'],
  ['yoga for 5 year olds', 'children'],
  ['a class I can bring my 5 month old to', 'babies'],
  ['dad and 8 yr old boy', 'children'],
  ['gentle exercise for over 70s', 'elders'],
  ['mum is 81', 'elders'],
  ['mi padre de 80 años', 'elders'],
  ['die Jungs sind 13 und 16', 'teens'],
  ['für meine 75-jährige Nachbarin', 'elders'],
  ['ma fille de 16 ans', 'teens'],
])('%s is about %s', (text, name) => {
  expect(readNeed(text).concepts).toContain(name)
})

test.each([
  "I'm 52 and tired",
  'a marriage of 10 years',
  'over 70 euros',
  'il y a 5 ans',
  'un matrimonio de 10 años',
  'we are 12 people',
])('%s has no audience by age', (text) => {
  expect(readNeed(text).concepts).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:babies|children|teens|elders)$/)]),
  )
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
