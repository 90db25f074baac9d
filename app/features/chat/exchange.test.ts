import { beforeEach, expect, test, vi } from 'vitest'
import {
  type AskAssistant,
  AssistantFailed,
  AssistantUnreachable,
  AssistantUnreadable,
} from '#app/lib/assistant.ts'
import { showToast } from '#app/ui/toast.tsx'
import { chatReply } from './chat-reply.ts'
import { chatState, dispatch } from './chat-store.ts'
import { exchange, newMessageId, stopExchange } from './exchange.ts'

vi.mock('#app/ui/toast.tsx', () => ({ showToast: vi.fn() }))

const REPLY = {
  suggestions: ['Lavender oil'],
  explanation: 'Try this.',
  processedQuery: 'rest',
  searchQuery: 'rest',
}
const answers = (reply: unknown) => vi.fn(async () => reply) as unknown as AskAssistant
const breaks = (error: Error) => vi.fn(() => Promise.reject(error)) as unknown as AskAssistant

beforeEach(() => {
  stopExchange()
  vi.mocked(showToast).mockClear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  dispatch({ type: 'asked', id: newMessageId(), text: 'rest' })
})

const last = () => chatState().messages.at(-1)

test('the reply becomes a message, asked as a search of the page', async () => {
  const ask = answers(REPLY)
  await exchange(ask, 'rest', 'escapes')
  expect(ask).toHaveBeenCalledWith(
    { operation: 'search', prompt: 'rest', currentPage: 'escapes' },
    expect.any(AbortSignal),
  )
  expect(last()).toMatchObject({ content: 'Try this.', isUser: false })
  expect(last()?.recommendations).toHaveLength(1)
  expect(chatState().waitingFor).toBeNull()
})

test('spec 8 · errors · search call · three general suggestions, and the error is stored', async () => {
  await exchange(breaks(new AssistantFailed('status 500')), 'rest', 'all')
  expect(last()?.content).toBe(
    'Here are some general wellness recommendations that might help you.',
  )
  expect(last()?.recommendations).toHaveLength(3)
  expect(chatState().error).toBe('status 500')
  expect(showToast).not.toHaveBeenCalled()
})

test('an answer that cannot be read is not understood', async () => {
  await exchange(breaks(new AssistantUnreadable('empty')), 'rest', 'all')
  expect(last()?.content).toBe(
    "I'm not sure I understand. Could you tell me more about what you're looking for?",
  )
})

test('a request that cannot be sent shows a toast and offers to ask again', async () => {
  await exchange(breaks(new AssistantUnreachable('offline')), 'rest', 'all')
  expect(last()?.content).toBe(
    "I'm having trouble processing your request. Please try again later.",
  )
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    title: 'Something went wrong',
    description: 'Unable to get wellness recommendations at this time.',
    tone: 'danger',
  })
  expect(chatState()).toMatchObject({ unanswered: 'rest', draft: 'rest' })
})

test('an answer that comes after stopping is dropped', async () => {
  let resolve: (reply: unknown) => void = () => undefined
  const ask = vi.fn(() => new Promise((done) => (resolve = done))) as unknown as AskAssistant
  const ended = exchange(ask, 'rest', 'all')
  stopExchange()
  resolve(REPLY)
  await ended
  expect(last()?.isUser).toBe(true)
  expect(chatState()).toMatchObject({ waitingFor: null, unanswered: 'rest' })
})

test('two messages never share an id', () => {
  expect(new Set(Array.from({ length: 50 }, newMessageId)).size).toBe(50)
})

test('recommendations come before suggestions', () => {
  const recommendations = [{ type: 'escapes' as const, title: 'Stillwater', reason: 'Quiet.' }]
  expect(chatReply({ ...REPLY, recommendations }, 'rest').recommendations).toEqual(recommendations)
})

test('without either, the default experience for the concern is added', () => {
  const nothing = { ...REPLY, suggestions: [] }
  expect(chatReply(nothing, 'I cannot sleep').recommendations).toEqual([
    {
      type: 'experiences',
      title: 'Guided practice for sleep',
      reason: 'A general idea, not a match.',
    },
  ])
  expect(chatReply(nothing, 'hm').recommendations[0]?.title).toBe(
    'Guided practice for general wellbeing',
  )
})

test('nothing is added where the service decided on no recommendation', () => {
  const reply = { ...REPLY, suggestions: [], recommendations: [] }
  expect(chatReply(reply, 'I cannot sleep').recommendations).toEqual([])
})

test('somebody in danger is answered without a service, and nothing is recommended after that', async () => {
  const ask = answers(REPLY)
  stopExchange()
  dispatch({ type: 'asked', id: newMessageId(), text: 'I want to die' })
  await exchange(ask, 'I want to die', 'all')
  expect(ask).not.toHaveBeenCalled()
  expect(last()?.content).toContain('988')
  dispatch({ type: 'asked', id: newMessageId(), text: 'rest' })
  await exchange(ask, 'rest', 'all')
  expect(ask).not.toHaveBeenCalled()
  expect(last()?.content).toContain('988')
  expect(last()?.recommendations).toBeUndefined()
})
