import { expect, test } from 'vitest'
import { type ChatThread, newThread } from './chat-thread.ts'
import { findThreads } from './thread-search.ts'

function thread(id: string, question: string, answer: string, more: Partial<ChatThread> = {}) {
  const messages = [
    { id: '1', content: question, isUser: true },
    { id: '2', content: answer, isUser: false },
  ]
  return { ...newThread(id), messages, ...more }
}

const LONG = `${'calm '.repeat(40)}lavender ${'quiet '.repeat(60)}`
const THREADS = [
  thread('1', 'I can’t sleep', LONG),
  thread('2', 'a café in Kyoto', 'Two of them.', { name: 'Spring' }),
  thread('3', 'I want to die', 'Call somebody.', { danger: 'self-harm' }),
]
const idsFor = (query: string) => findThreads(THREADS, query).map(({ thread: { id } }) => id)

test('all words must match, in title or text, ignoring case and accents', () => {
  expect(idsFor('')).toEqual(['1', '2', '3'])
  expect(idsFor('  CAFE kyoto ')).toEqual(['2'])
  expect(idsFor('spring them')).toEqual(['2'])
  expect(idsFor('cant sleep')).toEqual(['1'])
  expect(idsFor('spring sleep')).toEqual([])
})

test('the excerpt shows the match, else the answer, and never words of danger', () => {
  expect(findThreads(THREADS, 'lavender')[0]?.excerpt).toMatch(/^….*lavender.*…$/)
  expect(findThreads(THREADS, '')[1]?.excerpt).toBe('Two of them.')
  expect(findThreads(THREADS, 'somebody')[0]?.excerpt).toBeNull()
})
