import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Language } from '../language/language.ts'
import { readNeed } from '../need/need.ts'
import { createSpelling } from './edit-distance.ts'
import { repair } from './spelling.ts'
import { fold } from './text.ts'

test.each([
  ['anxeity relief', 'anxiety relief'],
  ['infared sauna', 'infrared sauna'],
  ['retreet in itally', 'retreat in italy'],
  ['meditaion for begginers', 'meditation for beginners'],
  ['insomia and stres', 'insomnia and stress'],
  ['magnesuim suplements', 'magnesium supplements'],
  ['accupuncture', 'acupuncture'],
  ['my slepe is bad', 'my sleep is bad'],
  ['aniexty', 'anxiety'],
  ['bereavment', 'bereavement'],
  ['menstration', 'menstruation'],
  ['verspanung', 'verspannung'],
])('%s is corrected to %s', (typed, meant) => {
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
])('%s is not corrected', (typed) => {
  expect(repair(typed).text).toBe(typed)
})

test('catalogue words are not corrected and serve as corrections', () => {
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

test('the last word may be incomplete', () => {
  expect(repair('help with insomn').text).toBe('help with insomnia')
})

test('an error of one or two letters is corrected, whatever the letters', () => {
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

test.each([
  ['Rükenschmerzen', 'ruckenschmerzen', 'backPain'],
  ['Hitzewalungen', 'hitzewallungen', 'menopause'],
  ['Schlafproblehme', null, 'sleep'],
  ['ich habe Kopfschmertzen', 'kopfschmerzen', 'headache'],
  ['embarasada', 'embarazada', 'pregnancy'],
  ['ansiedat', 'ansiedad', 'anxiety'],
  ['tengo ansiedat y estoy cansada', 'ansiedad', 'anxiety'],
  ['ansieté', 'anxiete', 'anxiety'],
  ['insomie', 'insomnie', 'insomnia'],
])('%s is parsed in its language', (typed, meant, concept) => {
  const need = readNeed(typed)
  expect(need.repairs.map((repair) => repair.meant)).toEqual(meant ? [meant] : [])
  expect(need.concepts).toContain(concept)
})

/** Words of the message catalogue, as a sample of a language. */
function wordsOfPages(language: Language): string[] {
  const folder = join(import.meta.dirname, '../../messages', language)
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const prose = texts.join(' ').replace(/"\w+":|\{[^}]*\}|\\./g, ' ')
  return [...new Set(fold(prose).match(/\p{L}{4,}/gu))].filter((word) => /^[a-z]+$/.test(word))
}

test.each([
  ['es', 'para mi'],
  ['de', 'und ich'],
  ['fr', 'pour moi'],
] as const)('no correct word is changed, alone or in its language: %s', (language, before) => {
  const words = wordsOfPages(language)
  expect(words.length).toBeGreaterThan(1_000)
  for (const text of words.flatMap((word) => [`${word} `, `${before} ${word} `]))
    expect(readNeed(text).repairs, text).toEqual([])
})

test.each(['contre', 'huile contre le stress', 'momento', 'guten', 'chaque', 'camino'])(
  'an everyday word of another language is not changed: %s',
  (text) => expect(readNeed(text).repairs).toEqual([]),
)

test('numbers, short words and other scripts are not changed', () => {
  for (const text of ['24h spa', 'no', '瞑想 yoga', 'йога'])
    expect(repair(text).repairs).toEqual([])
})
