import { expect, test } from 'vitest'
import { readAnswer, readPartialAnswer } from './answer.ts'

const ANSWER = {
  care: 'none',
  listings: ['1', '7'],
  text: 'Two quiet places. “Fjord” has six cabins at $98 a night.\nBoth are "remote" \\o/ — résumé.',
  question: 'By the sea?',
}
const SENTENCES = [
  'Two quiet places.',
  '“Fjord” has six cabins at $98 a night.',
  'Both are "remote" \\o/ — résumé.',
]

test('at every length, what is read is a beginning of the whole', () => {
  const json = JSON.stringify(ANSWER)
  let before = 0
  for (let length = 0; length <= json.length; length++) {
    const { beginning, sentences } = readPartialAnswer(json.slice(0, length))
    expect(sentences).toEqual(SENTENCES.slice(0, sentences.length))
    expect(sentences.length).toBeGreaterThanOrEqual(before)
    if (sentences.length > 0) expect(beginning).toEqual({ care: 'none', listings: ['1', '7'] })
    before = sentences.length
  }
  expect(before).toBe(3)
  expect(readAnswer(json)).toEqual(ANSWER)
})

test('escapes of every kind are cut without a trace', () => {
  const json = '{"care":"none","listings":[],"text":"A \\u00e9 b. C \\"d\\" \\ud83c\\udf3f e. F'
  for (let length = 40; length <= json.length; length++)
    for (const sentence of readPartialAnswer(json.slice(0, length)).sentences)
      expect(sentence).not.toMatch(/\\|u00|ud83/)
  expect(readPartialAnswer(json).sentences).toEqual(['A é b.', 'C "d" 🌿 e.'])
})

test.each([
  '',
  'I would rather talk.',
  '{"care":"none"}',
  '{"care":"perhaps","listings":[],"text":"x","question":null}',
  '{"care":"none","listings":"all","text":"x","question":null}',
  '{"text":"First.", "listings":[1]}',
  '[]',
  '{{{"text":"',
])('%j is no answer', (json) => {
  expect(readAnswer(json)).toBeNull()
  expect(readPartialAnswer(json).beginning).toBeNull()
})

test('a fence around it is taken off, mark-up inside it too', () => {
  const json = JSON.stringify({ ...ANSWER, text: '**Two** _places_.' })
  expect(readAnswer(`\`\`\`json\n${json}\n\`\`\``)?.listings).toEqual(['1', '7'])
  expect(readPartialAnswer(json).sentences).toEqual(['Two places.'])
})
