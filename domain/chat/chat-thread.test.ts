import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { m } from '#domain/messages/messages.js'
import type { ChatPart } from './chat.ts'
import {
  type ChatThread,
  lastMessageAt,
  newThread,
  readThread,
  titleOf,
  turnsOf,
} from './chat-thread.ts'

const user = (content: string, id = '1') => ({ id, content, isUser: true })
const PARTS: ChatPart[] = [
  { type: 'text', text: 'Water helps.' },
  { type: 'followUps', question: 'Where?', suggestions: ['In Japan'] },
  { type: 'done', outcome: 'found' },
]
const ANSWER = { id: '2', content: 'Water helps.', isUser: false, parts: PARTS }
const thread = (extra: Partial<ChatThread>): ChatThread => ({ ...newThread('t'), ...extra })
const reloaded = (stored: ChatThread) => readThread(JSON.parse(JSON.stringify(stored)))

describe('a reload', () => {
  test('spec 3 · entities · chat message · keeps the conversation with its parts, recommendations and what was thought of it', () => {
    const judgement = { name: 'abcdef0123456789', verdict: 'down', complaints: ['unsafe'] } as const
    const recommendations = [{ type: 'escapes', title: 'Stillwater', reason: 'Quiet.' }] as const
    const stored = thread({
      name: 'Mine',
      messages: [user('one'), { ...ANSWER, judgement, recommendations, isCut: true }],
      unanswered: 'one',
      updatedAt: 5,
    })
    expect(reloaded(stored)).toEqual(stored)
  })

  test('in the middle of an answer keeps the question for a retry', () => {
    expect(reloaded(thread({ messages: [user('one')] }))?.unanswered).toBe('one')
  })

  test('keeps danger, even when the words themselves are gone', () => {
    expect(reloaded(thread({ messages: [user('yoga')], danger: 'emergency' }))?.danger).toBe(
      'emergency',
    )
    const interrupted = { id: 't', messages: [user('I want to die')] }
    expect(readThread(interrupted)?.danger).toBe('self-harm')
  })

  test('leaves out invalid parts', () => {
    const stored = {
      id: 't',
      messages: [7, { id: 1 }, user('one'), { ...ANSWER, parts: [{ type: 'spell' }, PARTS[0]] }],
      name: 3,
    }
    expect(readThread(stored)).toMatchObject({ name: null, messages: [user('one'), { id: '2' }] })
    expect(readThread(stored)?.messages[1]?.parts).toEqual([PARTS[0]])
  })

  test.each([null, 7, {}, { id: 't' }, { id: 't', messages: 1 }])('reads %j as none', (value) => {
    expect(readThread(value)).toBeNull()
  })

  test('never throws, whatever is stored', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => readThread(value) !== undefined))
  })
})

test('the title of a conversation is its name, else its first question, never words of danger', () => {
  expect(titleOf(thread({ name: 'Mine', messages: [user('one')] }))).toBe('Mine')
  expect(titleOf(thread({ messages: [user(' one\n two ')] }))).toBe('one two')
  expect(titleOf(thread({ messages: [user('a'.repeat(200))] }))).toHaveLength(80)
  expect(titleOf(thread({ messages: [user('I want to die')] }))).toBe(m.chat_thread_unnamed())
})

test('renaming or rating a conversation does not change the time of its last message', () => {
  const original = thread({
    messages: [user('one', '1700000000000')],
    updatedAt: 1_700_000_000_000,
  })
  expect(lastMessageAt({ ...original, name: 'Mine', updatedAt: 1_800_000_000_000 })).toBe(
    1_700_000_000_000,
  )
  expect(lastMessageAt(thread({ messages: [user('one', 'odd')], updatedAt: 5 }))).toBe(5)
  expect(
    lastMessageAt(thread({ messages: [user('one', '9')], updatedAt: 5 })),
    'a clock ahead',
  ).toBe(5)
  expect(lastMessageAt(thread({ updatedAt: 5 }))).toBe(5)
})

test('a request contains questions, and of answers the text, the question and the ids of the cards', () => {
  expect(turnsOf([user('one'), ANSWER])).toEqual([
    { role: 'user', content: 'one' },
    { role: 'assistant', content: 'Water helps. Where?', cards: [] },
  ])
})

describe('danger detected only by the service', () => {
  const parts: ChatPart[] = [
    { type: 'notice', kind: 'care', text: 'Call somebody.', danger: 'violence' },
    { type: 'done', outcome: 'care' },
  ]
  const answer = { id: '2', content: 'Call somebody.', isUser: false, parts }

  test('stays with the conversation, also after a reload of one stored without it', () => {
    expect(reloaded(thread({ messages: [user('veiled words'), answer] }))?.danger).toBe('violence')
    expect(reloaded(thread({ messages: [user('one')], danger: 'harm' }))?.danger).toBe('harm')
  })

  test('is not shown in the title of the conversation', () => {
    const stored = thread({ messages: [user('veiled words'), answer, user('yoga', '3')] })
    expect(titleOf(stored)).toBe('yoga')
  })
})
