import { expect, test } from 'vitest'
import { runWithLocale } from '#data/db/locale-context.ts'
import { wordsAsked } from './asked-words.ts'

test.each([
  ['en', 'does it have a fireplace', 'fireplac'],
  ['de', 'hat es einen kamin', 'fireplac'],
  ['es', 'tiene chimenea', 'fireplac'],
  ['fr', 'y a t il une cheminee', 'fireplac'],
] as const)('a word of a question is looked up in English (%s)', (locale, question, stem) => {
  const [asked, ...more] = runWithLocale(locale, () => wordsAsked(question))
  expect(more).toEqual([])
  expect(asked?.flat()).toContain(stem)
})

test('a question of function words asks nothing', () => {
  expect(runWithLocale('fr', () => wordsAsked('lequel est-ce alors svp'))).toEqual([])
})
