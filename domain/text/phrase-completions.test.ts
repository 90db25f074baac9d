import { expect, test } from 'vitest'
import { completePhrases as begun } from './phrase-completions.ts'

const phrasesBegun = (...asked: Parameters<typeof begun>) => begun(...asked).phrases

test.each([
  ['sofoc', 'es', 'sofocos'],
  ['bouff', 'fr', 'bouffées de chaleur'],
  ['Wechs', 'de', 'Wechseljahre'],
  ['Schla', 'de', 'Schlaf'],
  ['dolor de esp', 'es', 'dolor de espalda'],
  ['mal au d', 'fr', 'mal de dos'],
  ['Rück', 'de', 'Rückenschmerzen'],
] as const)(
  '"%s" goes on in its language, on a page of it and on others',
  (typed, language, phrase) => {
    expect(phrasesBegun(typed, language, ['odd']).slice(0, 3)).toContain(phrase)
    expect(phrasesBegun(typed, 'en', ['odd'])).toContain(phrase)
  },
)

test('what the catalogue has goes before another language than the page’s, and after its own', () => {
  expect(phrasesBegun('massa', 'en', ['massage', 'massage oil'])).toEqual([
    'massage',
    'massage oil',
  ])
  expect(phrasesBegun('sommeil', 'en', [])).not.toEqual([])
  const own = phrasesBegun('massage', 'fr', ['massage', 'massage stones'])
  expect(own[0]).toBe('massage')
  expect(own).toContain('massage stones')
  expect(own.filter((phrase) => phrase === 'massage')).toHaveLength(1)
})

test('what begins nothing is left to the catalogue', () => {
  expect(phrasesBegun('insonm', 'en', ['insomnia'])).toEqual(['insomnia'])
  expect(phrasesBegun('', 'de', ['sleep'])).toEqual(['sleep'])
})

test('what is meant is told where no word of the catalogue goes on so', () => {
  expect(begun('sofoc', 'en', ['soft']).meant).toBe('sofocos')
  expect(begun('massa', 'fr', ['massage']).meant).toBeNull()
  expect(begun('insonm', 'de', ['insomnia']).meant).toBeNull()
})
