import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSpelling, repair } from './spelling.ts'

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
  expect(repair(typed).text).toBe(meant)
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
  expect(repair(typed).text).toBe(typed)
})

test('the words of the catalogue are right, and right what is close to them', () => {
  const vocabulary = createSpelling([
    ['kirtan', 4],
    ['zakopane', 1],
    ['meditation', 30],
  ])
  expect(repair('kirtna nights', { vocabulary }).repairs).toEqual([
    { typed: 'kirtna', meant: 'kirtan' },
  ])
  expect(repair('in zakopane', { vocabulary }).repairs).toEqual([])
  expect(repair('mediation app', { vocabulary }).text).toBe('meditation app')
  expect(repair('family mediation', { vocabulary }).text).toBe('family mediation')
  expect(repair('mediation app').text).toBe('mediation app')
})

test('the last word may be unfinished', () => {
  expect(repair('help with insomn').text).toBe('help with insomnia')
})

test('a slip of one or two letters is found again, whatever the letters', () => {
  const known = ['breathwork', 'acupuncture', 'sauna', 'retreat', 'perimenopause']
  const spelling = createSpelling(known.map((word) => [word, 1]))
  fc.assert(
    fc.property(
      fc.constantFrom(...known),
      fc.nat({ max: 20 }),
      fc.constantFrom('drop', 'double', 'swap'),
      (word, place, slip) => {
        const at = 1 + (place % (word.length - 2))
        const typed =
          slip === 'drop'
            ? word.slice(0, at) + word.slice(at + 1)
            : slip === 'double'
              ? word.slice(0, at) + word.charAt(at) + word.slice(at)
              : word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
        expect(typed === word ? word : spelling.nearest(typed)).toBe(word)
      },
    ),
  )
})

test('numbers, short words and other scripts are left alone', () => {
  for (const text of ['24h spa', 'no', '瞑想 yoga', 'йога'])
    expect(repair(text).repairs).toEqual([])
})
