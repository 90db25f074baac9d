import { describe, expect, test } from 'vitest'
import type { ChatPart } from '#domain/chat/chat.ts'
import type { ChatMessage } from '#domain/chat/chat-thread.ts'
import { m } from '#domain/messages/messages.js'
import { answerOf, type ChatEvent, type ChatState, chatReducer, newChat } from './chat-state.ts'

const ANSWER: ChatMessage = { id: '2', content: 'Try water.', isUser: false }
const START = newChat('t')
const stateAfter = (...events: ChatEvent[]) => events.reduce(chatReducer, START)
const ask = (text: string, id = '1'): ChatEvent => ({ type: 'asked', id, text })

describe('asking', () => {
  test('appends the trimmed question, empties the composer and waits', () => {
    const state = stateAfter({ type: 'typed', text: ' rest? ' }, ask('  rest?  '))
    expect(state.thread.messages).toEqual([{ id: '1', content: 'rest?', isUser: true }])
    expect(state).toMatchObject({ draft: '', waitingFor: 'rest?' })
  })

  test('spec 5 · rules · chat input · nothing but blanks changes nothing', () => {
    expect(stateAfter(ask('   '))).toBe(START)
  })

  test('spec 4 · states · sending · is ignored while an answer is awaited', () => {
    const waiting = stateAfter(ask('one'))
    expect(chatReducer(waiting, ask('two', '2'))).toBe(waiting)
    expect(chatReducer(waiting, { type: 'asked-again' })).toBe(waiting)
  })
})

describe('an answer', () => {
  test('is appended and ends the waiting state', () => {
    const state = stateAfter(ask('one'), { type: 'answered', message: ANSWER })
    expect(state.thread.messages.at(-1)).toBe(ANSWER)
    expect(state).toMatchObject({ waitingFor: null, error: null, newest: '2' })
  })

  test('stores why it is a fallback, until the next question', () => {
    const state = stateAfter(ask('one'), { type: 'answered', message: ANSWER, error: 'status 500' })
    expect(state.error).toBe('status 500')
    expect(chatReducer(state, ask('two', '3')).error).toBeNull()
  })

  test('that is not awaited is dropped', () => {
    expect(stateAfter({ type: 'answered', message: ANSWER })).toBe(START)
    expect(stateAfter({ type: 'failed', message: ANSWER })).toBe(START)
    expect(stateAfter({ type: 'stopped', id: '2' })).toBe(START)
  })
})

test('an answered question can be asked again, and its answer is replaced', () => {
  const answered = stateAfter(ask('yoga near me'), { type: 'answered', message: ANSWER })
  const again = chatReducer(answered, { type: 'asked-again', question: 'yoga near me' })
  expect(again).toMatchObject({ waitingFor: 'yoga near me', draft: '' })
  expect(again.thread.messages).toEqual([{ id: '1', content: 'yoga near me', isUser: true }])
})

describe('a question that got no answer', () => {
  const failed = stateAfter(ask('one'), { type: 'failed', message: ANSWER })

  test('can be retried, and returns to the composer', () => {
    expect(failed).toMatchObject({ thread: { unanswered: 'one' }, draft: 'one', waitingFor: null })
    expect(failed.thread.messages).toHaveLength(2)
  })

  test('does not replace a newer draft', () => {
    const state = stateAfter(
      ask('one'),
      { type: 'typed', text: 'two' },
      { type: 'stopped', id: '2' },
    )
    expect(state).toMatchObject({ thread: { unanswered: 'one' }, draft: 'two', waitingFor: null })
  })

  test('is retried without its error message and without being repeated', () => {
    const again = chatReducer(failed, { type: 'asked-again' })
    expect(again.thread.messages).toEqual([{ id: '1', content: 'one', isUser: true }])
    expect(again).toMatchObject({ thread: { unanswered: null }, waitingFor: 'one', draft: '' })
  })

  test('keeps a newer draft when it is retried', () => {
    const typed = chatReducer(failed, { type: 'typed', text: 'other' })
    expect(chatReducer(typed, { type: 'asked-again' }).draft).toBe('other')
  })

  test('is cleared when another is asked', () => {
    expect(chatReducer(failed, ask('two', '3')).thread.unanswered).toBeNull()
  })

  test('must exist to be retried', () => {
    expect(stateAfter({ type: 'asked-again' })).toBe(START)
  })
})

describe('a streamed answer', () => {
  const text: ChatPart = { type: 'text', text: 'Water helps.' }

  test('collects its parts, and becomes a message', () => {
    const arriving = stateAfter(ask('one'), { type: 'arrived', part: text })
    expect(arriving.arriving).toEqual([text])
    const message = answerOf('2', arriving.arriving)
    expect(message.content).toBe('Water helps.')
    const state = chatReducer(arriving, { type: 'answered', message })
    expect(state).toMatchObject({ arriving: [], waitingFor: null })
  })

  test('that is not awaited is dropped', () => {
    expect(stateAfter({ type: 'arrived', part: text })).toBe(START)
  })

  test('keeps the received part when stopped, and can be retried without it', () => {
    const state = stateAfter(
      ask('one'),
      { type: 'arrived', part: text },
      { type: 'stopped', id: '2' },
    )
    expect(state.thread.messages.at(-1)).toMatchObject({ content: 'Water helps.', isCut: true })
    expect(state).toMatchObject({ thread: { unanswered: 'one' }, draft: 'one', arriving: [] })
    expect(chatReducer(state, { type: 'asked-again' }).thread.messages).toHaveLength(1)
  })

  test('without text shows the "not understood" message', () => {
    expect(answerOf('2', [{ type: 'done', outcome: 'talk' }]).content).toBe(m.chat_not_understood())
  })
})

test('a suggested message does not change the draft', () => {
  expect(stateAfter({ type: 'typed', text: 'half a' }, ask('cheaper')).draft).toBe('half a')
})

test('the draft carries over to another conversation, except from a temporary one', () => {
  const typed: ChatEvent = { type: 'typed', text: 'half a' }
  const begin: ChatEvent = { type: 'began', id: '9', isTemporary: true }
  expect(stateAfter(typed, begin).draft).toBe('half a')
  expect(stateAfter(begin, typed, { ...begin, isTemporary: false }).draft).toBe('')
  const stopped = stateAfter(ask('one'), { type: 'stopped', id: '2' })
  expect(chatReducer(stopped, begin).draft).toBe('')
})

test('the conversation stays marked as dangerous after detected danger', () => {
  const state = stateAfter(
    ask('I want to die'),
    { type: 'answered', message: ANSWER },
    ask('yoga', '3'),
  )
  expect(state.thread.danger).toBe('self-harm')
  expect(
    chatReducer(state, { type: 'began', id: '9', isTemporary: false }).thread.danger,
  ).toBeNull()
})

test('the reducer never changes the state that it is given', () => {
  const frozen: ChatState = Object.freeze({ ...START, thread: Object.freeze(START.thread) })
  expect(() => chatReducer(frozen, ask('one'))).not.toThrow()
})
