import { expect, test } from 'vitest'
import { readNamedThing } from './named-thing.ts'

test.each([
  ['a weighted blanket under 100 that isn’t too heavy', 'weighted blanket'],
  ['Schlafmaske aus Seide bis 40 Euro', 'Schlafmaske'],
  ['un tapis de yoga pas trop cher', 'tapis'],
  ['una manta pesada para dormir mejor', 'manta'],
  ['singing bowl under 60 dollars', 'singing bowl'],
  ['osteopath near Berlin', 'osteopath'],
  ['a weekend in a ryokan', 'ryokan'],
])('%s asks for %s', (text, said) => {
  expect(readNamedThing(text)?.said).toBe(said)
})

test.each([
  'a massage with warm oil',
  'a tea ceremony in Kyoto',
  'no candles please',
  'how do I book it',
  'I want to discover the mountains',
  'wir wollen die Berge entdecken',
])('%s asks for no thing', (text) => {
  expect(readNamedThing(text)).toBeNull()
})
