import { expect, test } from 'vitest'
import { sampleCatalogue } from '../sample-catalogue.ts'
import { composeCatalogue, ROUND_LISTINGS } from './compose-catalogue.ts'
import { createSentenceUses, SENTENCE_USES, sentencesOf } from './sentence-uses.ts'

type Described = { description: string; longDescription: string }

function repeatedIn(items: readonly Described[]): string[] {
  const uses = new Map<string, number>()
  for (const { description, longDescription } of items)
    for (const sentence of new Set([description, longDescription].flatMap(sentencesOf)))
      uses.set(sentence, (uses.get(sentence) ?? 0) + 1)
  return [...uses].flatMap(([sentence, count]) =>
    count > SENTENCE_USES ? [`${count} times: ${sentence}`] : [],
  )
}

test('sentences are those of a line and of the paragraphs of a page', () => {
  expect(sentencesOf('One thing. Is it two? It is: three.')).toEqual([
    'One thing.',
    'Is it two?',
    'It is: three.',
  ])
  expect(sentencesOf('<p>At 7.30 tea. Then none.</p><p>Bread.</p>')).toEqual([
    'At 7.30 tea.',
    'Then none.',
    'Bread.',
  ])
})

test('a sentence may stand in two listings, however often it stands in one', () => {
  const uses = createSentenceUses()
  uses.add('Tea.', '<p>Tea. Bread.</p>')
  expect(uses.allows('Tea.')).toBe(true)
  uses.add('Tea.')
  expect(uses.allows('Tea.')).toBe(false)
  expect(uses.allows('Soup. Tea.')).toBe(false)
  expect(uses.allows('Bread. Soup.')).toBe(true)
  uses.clear()
  expect(uses.allows('Tea.')).toBe(true)
})

test('no sentence of a description stands in more than two listings of the sample', () => {
  expect(repeatedIn(sampleCatalogue(new Date('2026-11-01T00:00:00Z')))).toEqual([])
})

test.each(['a', 'b', 'c'])('nor in more than two of a round with seed %s', (seed) => {
  expect(repeatedIn([...composeCatalogue({ listings: ROUND_LISTINGS, seed })])).toEqual([])
})
