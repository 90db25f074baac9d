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
  '"%s" is completed in its language, on pages of that and of other languages',
  (typed, language, phrase) => {
    expect(phrasesBegun(typed, language, ['odd']).slice(0, 3)).toContain(phrase)
    expect(phrasesBegun(typed, 'en', ['odd'])).toContain(phrase)
  },
)

test('catalogue completions rank after the page’s language and before other languages', () => {
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

test('text that no phrase starts with gets only catalogue completions', () => {
  expect(phrasesBegun('insonm', 'en', ['insomnia'])).toEqual(['insomnia'])
  expect(phrasesBegun('', 'de', ['sleep'])).toEqual(['sleep'])
})

test('the intended meaning is set where no catalogue word has the prefix', () => {
  expect(begun('sofoc', 'en', ['soft']).meant).toBe('sofocos')
  expect(begun('massa', 'fr', ['massage']).meant).toBeNull()
  expect(begun('insonm', 'de', ['insomnia']).meant).toBeNull()
})
