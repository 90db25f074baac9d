import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type AskAssistant,
  AssistantFailed,
  AssistantUnreachable,
  AssistantUnreadable,
} from '#app/lib/assistant/assistant.ts'
import type { StreamChat } from '#app/lib/assistant/chat-stream.ts'
import { removeRecentQuestion } from '#app/lib/assistant/recent-questions.ts'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { ChatPart } from '#domain/chat/chat.ts'
import { planItem as item, SLOT } from '#domain/plan/plan-item.test-kit.ts'
import { chatReply } from './chat-reply.ts'
import { chatState, dispatch, newId } from './chat-store.ts'
import { exchange, stopExchange, type TurnContext } from './exchange.ts'

vi.mock('#app/ui/toast/toast.tsx', () => ({ showToast: vi.fn() }))
vi.mock('#app/lib/assistant/recent-questions.ts', () => ({ removeRecentQuestion: vi.fn() }))

const REPLY = {
  suggestions: ['Lavender oil'],
  explanation: 'Try this.',
  processedQuery: 'rest',
  searchQuery: 'rest',
}
const ALL: TurnContext = { currentPage: 'all', listing: null }
const unused = () => Promise.reject(new Error('not asked'))
const searches = (ask: () => Promise<unknown>) => vi.fn(ask) as unknown as AskAssistant
const converses = (stream: StreamChat) => ({ stream: vi.fn(stream), ask: searches(unused) })
const breaks = (error: Error, ask: () => Promise<unknown> = unused) => ({
  stream: vi.fn<StreamChat>(() => Promise.reject(error)),
  ask: searches(ask),
})
const sends =
  (...parts: ChatPart[]): StreamChat =>
  async (_request, _signal, onPart) => {
    for (const part of parts) onPart(part)
    return parts.some(({ type }) => type === 'done') ? 'complete' : 'cut'
  }
const TEXT: ChatPart = { type: 'text', text: 'Water helps.' }
const DONE: ChatPart = { type: 'done', outcome: 'found' }

beforeEach(() => {
  stopExchange()
  dispatch({ type: 'began', id: newId(), isTemporary: false })
  vi.mocked(showToast).mockClear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  dispatch({ type: 'asked', id: newId(), text: 'rest' })
})

const last = () => chatState().thread.messages.at(-1)

test('the parts become a message; the conversation, the page and its listing are sent', async () => {
  const service = converses(sends(TEXT, DONE))
  await exchange(service, 'rest', { currentPage: 'escapes', listing: '5' })
  expect(service.stream.mock.calls[0]?.[0]).toEqual({
    operation: 'chat',
    messages: [{ role: 'user', content: 'rest' }],
    currentPage: 'escapes',
    listing: '5',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    locale: 'en',
  })
  expect(last()).toMatchObject({ content: 'Water helps.', isUser: false, parts: [TEXT, DONE] })
  expect(chatState().waitingFor).toBeNull()
})

test('a position is sent with its question, and not stored', async () => {
  const service = converses(sends(TEXT, DONE))
  const position = { lat: 38.72, lng: -9.14 }
  await exchange(service, 'rest', { ...ALL, position })
  expect(service.stream.mock.calls[0]?.[0]).toMatchObject({ position })
  expect(JSON.stringify(chatState())).not.toContain('38.72')
})

test('an interrupted answer keeps the received part, and can be retried', async () => {
  await exchange(converses(sends(TEXT)), 'rest', ALL)
  expect(last()).toMatchObject({ content: 'Water helps.', isCut: true })
  expect(chatState().thread.unanswered).toBe('rest')
})

test('falls back to search when the chat call fails', async () => {
  const service = breaks(new AssistantFailed('status 500'), async () => REPLY)
  await exchange(service, 'rest', ALL)
  expect(service.ask).toHaveBeenCalledWith(
    { operation: 'search', prompt: 'rest', currentPage: 'all' },
    expect.any(AbortSignal),
  )
  expect(last()).toMatchObject({ content: 'Try this.' })
  expect(last()?.recommendations).toHaveLength(1)
})

test('falls back to search when the answer ends before its first word', async () => {
  const stream = sends({ type: 'notice', kind: 'standing', text: 'An assistant.' })
  await exchange({ stream, ask: searches(async () => REPLY) }, 'rest', ALL)
  expect(last()).toMatchObject({ content: 'Try this.' })
})

test('a service without chat support answers with a search reply', async () => {
  await exchange(
    converses(async () => REPLY),
    'rest',
    ALL,
  )
  expect(last()).toMatchObject({ content: 'Try this.' })
})

test('spec 8 · errors · search call · three general suggestions, and the error is stored', async () => {
  const fails = () => Promise.reject(new AssistantFailed('status 500'))
  await exchange(breaks(new AssistantFailed('status 500'), fails), 'rest', ALL)
  expect(last()?.content).toBe(
    'Here are some general wellness recommendations that might help you.',
  )
  expect(last()?.recommendations).toHaveLength(3)
  expect(chatState().error).toBe('status 500')
  expect(showToast).not.toHaveBeenCalled()
})

test('an unreadable answer shows the "not understood" message', async () => {
  await exchange(breaks(new AssistantUnreadable('empty')), 'rest', ALL)
  expect(last()?.content).toBe(
    "I'm not sure I understand. Could you tell me more about what you're looking for?",
  )
})

test('a request that cannot be sent shows a toast and offers a retry', async () => {
  await exchange(breaks(new AssistantUnreachable('offline')), 'rest', ALL)
  expect(last()?.content).toBe(
    "I'm having trouble processing your request. Please try again later.",
  )
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    title: 'Something went wrong',
    description: 'Unable to get wellness recommendations at this time.',
    tone: 'danger',
  })
  expect(chatState()).toMatchObject({ thread: { unanswered: 'rest' }, draft: 'rest' })
})

test('an answer after stopping is dropped', async () => {
  const event = Promise.withResolvers<'complete'>()
  const ended = exchange(
    converses(() => event.promise),
    'rest',
    ALL,
  )
  stopExchange()
  event.resolve('complete')
  await ended
  expect(last()?.isUser).toBe(true)
  expect(chatState()).toMatchObject({ thread: { unanswered: 'rest' }, waitingFor: null })
})

test('two messages never share an id', () => {
  expect(new Set(Array.from({ length: 50 }, newId)).size).toBe(50)
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

test('nothing is added when the service explicitly recommends nothing', () => {
  const reply = { ...REPLY, suggestions: [], recommendations: [] }
  expect(chatReply(reply, 'I cannot sleep').recommendations).toEqual([])
})

test('detected danger is answered without a service, and nothing is recommended afterwards', async () => {
  const service = converses(sends(TEXT, DONE))
  dispatch({ type: 'began', id: newId(), isTemporary: false })
  dispatch({ type: 'asked', id: newId(), text: 'I want to die' })
  await exchange(service, 'I want to die', ALL)
  expect(last()?.content).toContain('988')
  dispatch({ type: 'asked', id: newId(), text: 'rest' })
  await exchange(service, 'rest', ALL)
  expect(last()?.content).toContain('988')
  expect(last()?.recommendations).toBeUndefined()
  expect(service.stream).not.toHaveBeenCalled()
  expect(service.ask).not.toHaveBeenCalled()
})

test.each([
  ['Ich will sterben', /^Ich bin sehr froh/, /^Nach dem, was/],
  ['quiero morirme', /^Me alegra mucho/, /^Después de lo que/],
  ['je veux mourir', /^Je suis très content/, /^Après ce que/],
])('"%s" is answered in its own language, whatever the page is in', async (words, care, after) => {
  const service = converses(sends(TEXT, DONE))
  dispatch({ type: 'began', id: newId(), isTemporary: false })
  dispatch({ type: 'asked', id: newId(), text: words })
  await exchange(service, words, ALL)
  expect(last()?.content).toMatch(care)
  dispatch({ type: 'asked', id: newId(), text: 'yoga' })
  await exchange(service, 'yoga', ALL)
  expect(last()?.content).toMatch(after)
})

describe('suspected danger', () => {
  const DOUBTFUL = 'suicide squats workout'

  beforeEach(() => {
    stopExchange()
    dispatch({ type: 'began', id: newId(), isTemporary: false })
    dispatch({ type: 'asked', id: newId(), text: DOUBTFUL })
  })

  test('does not close the conversation when the service detects none', async () => {
    await exchange(converses(sends(TEXT, DONE)), DOUBTFUL, ALL)
    expect(last()).toMatchObject({ content: 'Water helps.' })
    expect(chatState().thread.danger).toBeNull()
  })

  test('gets the care answer when the service agrees', async () => {
    const care: ChatPart = { type: 'notice', kind: 'care', text: 'Call.', danger: 'self-harm' }
    await exchange(converses(sends(care, { type: 'done', outcome: 'care' })), DOUBTFUL, ALL)
    expect(last()?.content).toBe('Call.')
    expect(chatState().thread.danger).toBe('self-harm')
  })

  test.each([
    new AssistantUnreachable('offline'),
    new AssistantFailed('status 500'),
    new AssistantUnreadable('empty'),
  ])('is answered with care where the service gives none ($name)', async (error) => {
    const service = breaks(error, async () => REPLY)
    await exchange(service, DOUBTFUL, ALL)
    expect(last()?.content).toContain('988')
    expect(chatState().thread.danger).toBe('self-harm')
    expect(service.ask).not.toHaveBeenCalled()
    expect(showToast).not.toHaveBeenCalled()
  })

  test('gets the care answer when the service only searches', async () => {
    await exchange(
      converses(async () => REPLY),
      DOUBTFUL,
      ALL,
    )
    expect(chatState().thread.danger).toBe('self-harm')
  })

  test('gets the care answer when the service does not respond', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const hanging: StreamChat = (_request, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        })
      const ended = exchange(converses(hanging), DOUBTFUL, ALL)
      await vi.advanceTimersByTimeAsync(6_000)
      await ended
      expect(chatState().thread.danger).toBe('self-harm')
    } finally {
      vi.useRealTimers()
    }
  })
})

test('danger detected by the service closes the conversation, and removes the recent question', async () => {
  const care: ChatPart = { type: 'notice', kind: 'care', text: 'Call.', danger: 'self-harm' }
  const service = converses(sends(care, { type: 'done', outcome: 'care' }))
  await exchange(service, 'veiled words', ALL)
  expect(chatState().thread.danger).toBe('self-harm')
  expect(removeRecentQuestion).toHaveBeenCalledWith('veiled words')
  dispatch({ type: 'asked', id: newId(), text: 'yoga' })
  await exchange(service, 'yoga', ALL)
  expect(service.stream).toHaveBeenCalledTimes(1)
  expect(last()?.content).toContain('findahelpline.com')
})

test('a suspicion is asked about, and does not close the conversation', async () => {
  const care: ChatPart = { type: 'notice', kind: 'care', text: 'Did I understand?' }
  await exchange(converses(sends(care, { type: 'done', outcome: 'care' })), 'rest', ALL)
  expect(chatState().thread.danger).toBeNull()
})

describe('a plan with a part to swap', () => {
  const answering = (...parts: ChatPart[]) => ({
    stream: vi.fn<StreamChat>(async (_request, _signal, onPart) => {
      for (const part of parts) onPart(part)
      return 'complete'
    }),
    ask: vi.fn(() => Promise.reject(new Error('not asked'))) as unknown as AskAssistant,
  })
  const PARTS: ChatPart[] = [
    { type: 'text', text: 'Put together: Night Tea, Wool Mat. In total $36, within the $150.' },
    {
      type: 'plan',
      days: 1,
      people: 1,
      start: null,
      slots: [
        { ...SLOT, category: 'essentials', chosen: item('Night Tea', 1_600), alternatives: [] },
        {
          ...SLOT,
          category: 'experiences',
          chosen: item('Wool Mat', 2_000),
          alternatives: [item('Breath Class', 6_800)],
        },
      ],
      totalMinor: 3_600,
      currency: 'USD',
      budgetMinor: 15_000,
    },
    { type: 'followUps', question: null, suggestions: ['Tell me more about Wool Mat'] },
    { type: 'done', outcome: 'plan' },
  ]
  const say = async (text: string, service = answering(TEXT, DONE)) => {
    dispatch({ type: 'asked', id: newId(), text })
    await exchange(service, text, ALL)
    return service
  }
  const planned = () => chatState().thread.messages.find(({ parts }) => parts?.length === 4)

  beforeEach(async () => {
    stopExchange()
    dispatch({ type: 'began', id: newId(), isTemporary: false })
    await say('rest', answering(...PARTS))
  })

  test.each([
    'swap the second one',
    'Wool Mat: please swap',
    'swap the class',
    'change le deuxième',
    'cambia el segundo',
    'cambia la segunda',
    'tausche das zweite',
    'remplace la deuxième',
  ])(
    'a plan is changed by words as by its button (%s), and all that is said of it follows',
    async (words) => {
      const { stream } = await say(words)
      expect(stream).not.toHaveBeenCalled()
      expect(last()?.content).toBe('Wool Mat is swapped for Breath Class. Together $84 of $150')
      expect(planned()?.content).toBe(
        'Put together: Night Tea, Breath Class. In total $84, within the $150.',
      )
      expect(planned()?.parts?.[1]).toMatchObject({ totalMinor: 8_400 })
      expect(planned()?.parts?.[2]).toMatchObject({
        suggestions: ['Tell me more about Breath Class'],
      })
    },
  )

  test('a swap without an alternative says so', async () => {
    await say('swap the first one')
    expect(last()?.content).toBe('Nothing else fits in place of Night Tea.')
    expect(planned()?.content).toContain('$36')
  })

  test.each([
    'change the budget to 200 dollars',
    'swap the fourth one',
    'tell me about the second one',
  ])('"%s" is left to the service', async (words) => {
    const { stream } = await say(words)
    expect(stream).toHaveBeenCalledTimes(1)
  })
})
