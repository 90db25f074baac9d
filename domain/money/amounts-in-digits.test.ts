import { expect, test } from 'vitest'
import { readNeed } from '../need/need.ts'
import { withAmountsInDigits } from './amounts-in-digits.ts'

test.each([
  ['fifty quid', '50 quid'],
  ['twenty-five dollars', '25 dollars'],
  ['two hundred dollars', '200 dollars'],
  ['a hundred euros', '100 euros'],
  ['60ish pounds', '60 pounds'],
  ['a tenner', '10 pounds'],
  ['veinte euros', '20 euros'],
  ['hochstens zwanzig euro', 'hochstens 20 euro'],
  ['une vingtaine deuros', '20 euros'],
  ['quatre-vingt-dix euros', '90 euros'],
  ['quatre-vingt-cinq euros', '85 euros'],
  ['three hundred and fifty euros', '350 euros'],
  ['four hundred us dollars', '400 us dollars'],
  ['one thousand two hundred pounds', '1200 pounds'],
  ['zweihundertfunfzig euro', '250 euro'],
  ['hundertfunfundzwanzig franken', '125 franken'],
  ['mil doscientos euros', '1200 euros'],
  ['ciento veinte mil pesos', '120000 pesos'],
  ['120 mil pesos', '120000 pesos'],
  ['mille deux cents euros', '1200 euros'],
  ['soixante-quinze euros', '75 euros'],
])('%s is %s', (text, digits) => expect(withAmountsInDigits(text)).toBe(digits))

test.each(['twenty minutes', 'ten people', 'a week of fifty yoga poses', 'cinco dias'])(
  '%s is no sum',
  (text) => expect(withAmountsInDigits(text)).toBe(text),
)

test.each([
  ['a candle, no more than thirty euros', 3000],
  ['a gift for my mum, 60ish quid', 6000],
  ['un masaje, veinte euros como mucho', 2000],
  ['eine Kerze für höchstens zwanzig Euro', 2000],
  ['une bougie, une vingtaine d’euros', 2000],
  ['something small for a fiver', 500],
])('%s: the price is a limit, and no search word', (text, minor) => {
  const { maxMinor, words } = readNeed(text)
  expect(maxMinor).toBe(minor)
  expect(words.join(' ')).not.toMatch(/\d|thirty|quid|veinte|zwanzig|vingtaine|fiver/)
})
