import { afterEach, expect, test, vi } from 'vitest'
import {
  type AskAssistant,
  AssistantFailed,
  AssistantUnreachable,
  AssistantUnreadable,
  askAssistant,
  askOrNull,
  currentPageOf,
} from './assistant.ts'

const CONNECTION = { apiUrl: 'http://api.test', anonKey: 'public-key' }
const SEARCH = { operation: 'search', prompt: 'rest', currentPage: 'all' } as const

afterEach(() => vi.unstubAllGlobals())

function serve(answer: (request: Request) => Promise<Response> | Response) {
  const fetch = vi.fn(async (url: string, init: RequestInit) => answer(new Request(url, init)))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const NATURE = { operation: 'natureInfo', location: 'Hakone' } as const
const RECOMMEND = { operation: 'recommend', prompt: 'x', context: {}, currentPage: 'all' } as const

const ask = (signal = new AbortController().signal) => askAssistant(SEARCH, signal, CONNECTION)

test('spec 7 · calls · one function · the function is called by its name, with the public key, and its answer is read', async () => {
  const seen: unknown[] = []
  serve(async (request) => {
    seen.push(request.url, request.method, request.headers.get('apikey'), await request.json())
    return Response.json({ suggestions: ['Lavender oil'], explanation: 'try this' })
  })
  expect(await ask()).toMatchObject({ suggestions: ['Lavender oil'], explanation: 'Try this.' })
  expect(seen).toEqual(['http://api.test/functions/v1/anthropic-ai', 'POST', 'public-key', SEARCH])
})

test('spec 7 · calls · operations · every operation has its own reader', async () => {
  serve(() => Response.json({}))
  const { signal } = new AbortController()
  expect((await askAssistant(NATURE, signal, CONNECTION)).natureDistance).toBe('Nearby')
  expect((await askAssistant(RECOMMEND, signal, CONNECTION)).recommendations).toHaveLength(2)
})

test.each([
  ['spec 8 · errors · recommendation call · returns null when it fails', RECOMMEND],
  ['spec 8 · errors · nature call · returns null when it fails', NATURE],
] as const)('%s', async (_key, request) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const failing: AskAssistant = (asked, signal) => askAssistant(asked, signal, CONNECTION)
  const { signal } = new AbortController()
  serve(() => Response.json({ error: 'busy' }, { status: 503 }))
  expect(await askOrNull(failing, request, signal)).toBeNull()
  serve(() => Promise.reject(new TypeError('fetch failed')))
  expect(await askOrNull(failing, request, signal)).toBeNull()
  expect(warn).toHaveBeenCalledTimes(2)
  serve(() => Response.json({}))
  expect(await askOrNull(failing, request, signal)).not.toBeNull()
  await expect(askOrNull(failing, request, AbortSignal.abort('left'))).rejects.toBe('left')
  warn.mockRestore()
})

test('text that contains JSON is parsed as JSON', async () => {
  serve(() => new Response('```json\n{"suggestions":["Tea"]}\n```'))
  expect((await ask()).suggestions).toEqual(['Tea'])
})

test('a network error means unreachable', async () => {
  serve(() => Promise.reject(new TypeError('fetch failed')))
  await expect(ask()).rejects.toBeInstanceOf(AssistantUnreachable)
})

test('an error status means failed', async () => {
  serve(() => Response.json({ error: 'busy' }, { status: 429 }))
  await expect(ask()).rejects.toBeInstanceOf(AssistantFailed)
})

test.each([['null'], ['7'], ['{ broken'], ['""']])(
  'the answer %s means unreadable',
  async (body) => {
    serve(() => new Response(body, { headers: { 'Content-Type': 'application/json' } }))
    await expect(ask()).rejects.toBeInstanceOf(AssistantUnreadable)
  },
)

test('aborting is not a failure of the assistant', async () => {
  const stop = new AbortController()
  serve(() => {
    stop.abort()
    return Response.json({ suggestions: [] })
  })
  const answer = ask(stop.signal)
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})

test('a time-out means unreachable', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
  serve((request) => {
    request.signal.throwIfAborted()
    return Response.json({ suggestions: [] })
  })
  await expect(ask()).rejects.toBeInstanceOf(AssistantUnreachable)
})

test('a path belongs to the category that one of its segments names', () => {
  expect(currentPageOf('/escapes/5')).toBe('escapes')
  expect(currentPageOf('/directory/experiences/category/yoga')).toBe('experiences')
  expect(currentPageOf('/')).toBe('all')
  expect(currentPageOf('/search-results')).toBe('all')
  expect(currentPageOf('/directory')).toBe('all')
})
