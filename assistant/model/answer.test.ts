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

test('a prefix of any length parses to a prefix of the whole answer', () => {
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

test('an incomplete escape sequence is removed entirely', () => {
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
])('%j is not a valid answer', (json) => {
  expect(readAnswer(json)).toBeNull()
  expect(readPartialAnswer(json).beginning).toBeNull()
})

test('code fences and Markdown are removed', () => {
  const json = JSON.stringify({ ...ANSWER, text: '**Two** _places_.' })
  expect(readAnswer(`\`\`\`json\n${json}\n\`\`\``)?.listings).toEqual(['1', '7'])
  expect(readPartialAnswer(json).sentences).toEqual(['Two places.'])
})
