import { expect, test } from 'vitest'
import { repaired } from './spelling.ts'

test.each([
  ['anxeity relief', 'anxiety relief'],
  ['infared sauna', 'infrared sauna'],
  ['retreet in itally', 'retreat in italy'],
  ['meditaion for begginers', 'meditation for beginners'],
  ['insomia and stres', 'insomnia and stress'],
  ['magnesuim suplements', 'magnesium supplements'],
  ['accupuncture', 'acupuncture'],
  ['my slepe is bad', 'my sleep is bad'],
])('%s means %s', (typed, meant) => {
  expect(repaired(typed)).toBe(meant)
})

test.each([
  'a message about my medication',
  'dog friendly cottage',
  'this is ruining my evenings',
  'a steep path and a brief report',
  'quiet quilts',
  'the japanese coast',
  'i experienced distress',
  'painting and breathe',
])('%s is right as it is', (typed) => {
  expect(repaired(typed)).toBe(typed)
})
