import { expect, test } from 'vitest'
import { detect } from './detect.ts'

test.each([
  'I am 43 and want to lose weight',
  'I’m 52, a mother of two, and would like to lose 5 kilos',
  'i am 35 years old and need to lose 20 pounds',
  'As a 60 year old man I want to lose some weight slowly',
  'I am 43 and overweight, I want to lose weight',
  'tengo 43 años y quiero adelgazar',
  'tengo 43 años y quiero perder peso',
  'tengo 35 años y quiero perder 10 kilos',
  'ich bin 43 und möchte abnehmen',
  'Ich bin 43 Jahre alt und will 10 Kilo abnehmen',
  'j’ai 43 ans et je veux perdre du poids',
  'j’ai 43 ans et je voudrais maigrir',
  'J’ai 35 ans et je veux perdre 10 kilos',
  'je veux maigrir',
])('an adult may wish to weigh less · %s', (text) => {
  expect(detect(text)).toBeNull()
})

test.each([
  'I am 16 and want to lose weight',
  'my 14 year old daughter wants to lose weight',
  'tengo 15 años y quiero adelgazar',
  'ich bin 15 und will abnehmen',
  'j’ai 15 ans et je veux maigrir',
  'I am 43 and want to lose 10 kilos in a week',
  'I am 43, weigh 45 kilos and want to lose weight',
  'I am 43 and want to lose weight, I make myself vomit',
  'I am 28 and want to lose weight by not eating',
  'tengo 43 años, no como nada y quiero adelgazar',
  'j’ai 43 ans et je ne mange plus pour maigrir',
  'ich bin 43, esse nichts mehr und will abnehmen',
])('minors, haste and starving remain eating topics · %s', (text) => {
  expect(detect(text)).toEqual({ kind: 'topic', topic: 'eating' })
})
