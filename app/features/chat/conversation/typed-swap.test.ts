import { beforeEach, expect, test, vi } from 'vitest'
import type { AskAssistant } from '#app/lib/assistant.ts'
import type { StreamChat } from '#app/lib/chat-stream.ts'
import type { ChatPart } from '#domain/chat.ts'
import { chatState, dispatch, newId } from './chat-store.ts'
import { exchange, stopExchange, type Where } from './exchange.ts'

const ALL: Where = { currentPage: 'all', listing: null }
const TEXT: ChatPart = { type: 'text', text: 'Water helps.' }
const DONE: ChatPart = { type: 'done', outcome: 'found' }
const answering = (...parts: ChatPart[]) => ({
  stream: vi.fn<StreamChat>(async (_request, _signal, onPart) => {
    for (const part of parts) onPart(part)
    return 'complete'
  }),
  ask: vi.fn(() => Promise.reject(new Error('not asked'))) as unknown as AskAssistant,
})
const last = () => chatState().thread.messages.at(-1)
const item = (title: string, subtotalMinor: number) => ({
  card: {
    id: title,
    slug: title,
    title,
    contentType: 'essential' as const,
    listingType: 'Tea',
    location: null,
    tags: [],
    thumbnail: null,
    price: null,
    amount: null,
    rating: null,
    reviews: 0,
    verified: false,
    next: null,
    reason: '',
    met: [],
    unmet: [],
    unknown: [],
  },
  count: 1,
  subtotalMinor,
})
const PARTS: ChatPart[] = [
  { type: 'text', text: 'Put together: Night Tea, Wool Mat. In total $36, within the $150.' },
  {
    type: 'plan',
    slots: [
      { category: 'essentials', chosen: item('Night Tea', 1_600), alternatives: [] },
      {
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

test('a swap says so where nothing else fits', async () => {
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
