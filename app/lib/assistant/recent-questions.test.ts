import { expect, test } from 'vitest'
import { readQuestions, withQuestion } from './recent-questions.ts'

test('spec 5 · rules · recent questions · the newest comes first, and each is kept once', () => {
  expect(withQuestion(['a', 'b'], 'c')).toEqual(['c', 'a', 'b'])
  expect(withQuestion(['a', 'b'], 'b')).toEqual(['b', 'a'])
  expect(withQuestion(['a'], '  a  ')).toEqual(['a'])
})

test('spec 9 · constants · questions and breakpoint · five are kept', () => {
  expect(withQuestion(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd'])
})

test('a blank question changes nothing', () => {
  const questions = ['a']
  expect(withQuestion(questions, '   ')).toBe(questions)
})

test('spec 3 · entities · recent questions · what storage holds is read in its order, whatever it holds', () => {
  expect(readQuestions('["a","b"]')).toEqual(['a', 'b'])
  expect(readQuestions('["a",7,"","a"," b "]')).toEqual(['a', 'b'])
  expect(readQuestions(JSON.stringify([...'abcdefg']))).toHaveLength(5)
  for (const text of [null, '', '{', 'null', '7', '{"a":1}'])
    expect(readQuestions(text)).toEqual([])
})
