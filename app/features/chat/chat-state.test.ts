import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ChatEvent,
  type ChatMessage,
  type ChatState,
  chatReducer,
  NEW_CHAT,
  readChat,
  writeChat,
} from './chat-state.ts'

const ANSWER: ChatMessage = { id: '2', content: 'Try water.', isUser: false }
const stateAfter = (...events: ChatEvent[]) => events.reduce(chatReducer, NEW_CHAT)
const ask = (text: string, id = '1'): ChatEvent => ({ type: 'asked', id, text })

describe('the panel', () => {
  test('expands and collapses', () => {
    expect(stateAfter({ type: 'opened' }).isOpen).toBe(true)
    expect(stateAfter({ type: 'opened' }, { type: 'collapsed' }).isOpen).toBe(false)
  })

  test('is pre-filled with help text, and otherwise keeps what was typed', () => {
    const typed: ChatEvent = { type: 'typed', text: 'Hel' }
    expect(stateAfter(typed, { type: 'opened', helpText: 'I need help with sleep' }).draft).toBe(
      'I need help with sleep',
    )
    expect(stateAfter(typed, { type: 'opened' }).draft).toBe('Hel')
  })
})

describe('asking', () => {
  test('appends the trimmed question, empties the composer and waits', () => {
    const state = stateAfter({ type: 'typed', text: ' rest? ' }, ask('  rest?  '))
    expect(state.messages).toEqual([{ id: '1', content: 'rest?', isUser: true }])
    expect(state).toMatchObject({ draft: '', waitingFor: 'rest?', unanswered: null })
  })

  test('spec 5 · rules · chat input · nothing but blanks changes nothing', () => {
    expect(stateAfter(ask('   '))).toBe(NEW_CHAT)
  })

  test('spec 4 · states · sending · is ignored while an answer is awaited', () => {
    const waiting = stateAfter(ask('one'))
    expect(chatReducer(waiting, ask('two', '2'))).toBe(waiting)
    expect(chatReducer(waiting, { type: 'asked-again' })).toBe(waiting)
  })
})

describe('an answer', () => {
  test('is appended and ends the waiting', () => {
    const state = stateAfter(ask('one'), { type: 'answered', message: ANSWER })
    expect(state.messages.at(-1)).toBe(ANSWER)
    expect(state).toMatchObject({ waitingFor: null, unanswered: null, error: null, newest: '2' })
  })

  test('keeps why it is only a general one, until the next question', () => {
    const state = stateAfter(ask('one'), { type: 'answered', message: ANSWER, error: 'status 500' })
    expect(state.error).toBe('status 500')
    expect(chatReducer(state, ask('two', '3')).error).toBeNull()
  })

  test('that nobody waits for is dropped', () => {
    expect(stateAfter({ type: 'answered', message: ANSWER })).toBe(NEW_CHAT)
    expect(stateAfter({ type: 'failed', message: ANSWER })).toBe(NEW_CHAT)
    expect(stateAfter({ type: 'stopped' })).toBe(NEW_CHAT)
  })
})

describe('a question that got no answer', () => {
  const failed = stateAfter(ask('one'), { type: 'failed', message: ANSWER })

  test('can be asked again, and returns to the composer', () => {
    expect(failed).toMatchObject({ unanswered: 'one', draft: 'one', waitingFor: null })
    expect(failed.messages).toHaveLength(2)
  })

  test('does not displace what has been typed since', () => {
    const state = stateAfter(ask('one'), { type: 'typed', text: 'two' }, { type: 'stopped' })
    expect(state).toMatchObject({ unanswered: 'one', draft: 'two', waitingFor: null })
  })

  test('is asked again without its apology and without being repeated', () => {
    const again = chatReducer(failed, { type: 'asked-again' })
    expect(again.messages).toEqual([{ id: '1', content: 'one', isUser: true }])
    expect(again).toMatchObject({ waitingFor: 'one', unanswered: null, draft: '' })
  })

  test('leaves a newer draft alone when it is asked again', () => {
    const typed = chatReducer(failed, { type: 'typed', text: 'other' })
    expect(chatReducer(typed, { type: 'asked-again' }).draft).toBe('other')
  })

  test('is forgotten when another is asked', () => {
    expect(chatReducer(failed, ask('two', '3')).unanswered).toBeNull()
  })

  test('must exist to be asked again', () => {
    expect(stateAfter({ type: 'asked-again' })).toBe(NEW_CHAT)
  })
})

describe('a reload', () => {
  const recommendations = [
    {
      type: 'escapes' as const,
      title: 'Stillwater',
      reason: 'Quiet.',
      listing: {
        id: '5',
        slug: 'stillwater',
        contentType: 'escape' as const,
        listingType: 'Cabin',
        location: null,
        tags: ['lake'],
        thumbnail: null,
      },
    },
    { type: 'essentials' as const, title: 'Tea', reason: '' },
  ]

  test('keeps the conversation, the draft and the open panel', () => {
    const state = stateAfter(
      { type: 'opened' },
      ask('one'),
      { type: 'answered', message: { ...ANSWER, recommendations } },
      { type: 'typed', text: 'and' },
    )
    expect(readChat(writeChat(state))).toEqual({ ...state, newest: null })
  })

  test('in the middle of an answer leaves a question to ask again', () => {
    expect(readChat(writeChat(stateAfter(ask('one'))))).toMatchObject({
      waitingFor: null,
      unanswered: 'one',
    })
  })

  test('keeps the last hundred messages', () => {
    const messages = Array.from({ length: 130 }, (_, id) => ({ ...ANSWER, id: String(id) }))
    const kept = readChat(writeChat({ ...NEW_CHAT, messages })).messages
    expect(kept).toHaveLength(100)
    expect(kept.at(-1)?.id).toBe('129')
  })

  test.each([[null], [''], ['{'], ['7'], ['{}'], ['{"messages":1}']])(
    'reads %j as no chat',
    (text) => {
      expect(readChat(text)).toEqual(NEW_CHAT)
    },
  )

  test('leaves out what it cannot show', () => {
    const text = JSON.stringify({
      messages: [
        ANSWER,
        7,
        { id: 1, content: 'x', isUser: true },
        { ...ANSWER, recommendations: [1] },
      ],
      draft: 3,
    })
    const state = readChat(text)
    expect(state.messages).toEqual([ANSWER, { ...ANSWER, recommendations: [] }])
    expect(state.draft).toBe('')
  })

  test('never fails, whatever is stored', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readChat(text) !== undefined))
  })
})

test('the reducer never changes the state that it is given', () => {
  const frozen: ChatState = Object.freeze({ ...NEW_CHAT, messages: Object.freeze([]) })
  expect(() => chatReducer(frozen, ask('one'))).not.toThrow()
})
