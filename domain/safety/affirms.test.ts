import { expect, test } from 'vitest'
import { affirms } from './affirms.ts'

test.each([
  'Yes',
  'yeah, most nights',
  'I think so',
  'I don’t know',
  'sí',
  'creo que sí',
  'no lo sé',
  'ja',
  'ich glaube schon',
  'oui',
  'peut-être',
  'je ne sais pas',
])('counts as a yes · %s', (text) => {
  expect(affirms(text)).toBe(true)
})

test.each([
  'no',
  'no, I meant a film',
  'yes but I meant the book',
  'a yoga retreat',
  'nein, ich suche Entspannung',
  'non',
  'je cherche un spa',
])('is about something else · %s', (text) => {
  expect(affirms(text)).toBe(false)
})
