import { afterEach, expect, test, vi } from 'vitest'
import type { ChatPart, ChatRequest } from '#domain/chat/chat.ts'
import { AssistantFailed, AssistantUnreachable, AssistantUnreadable } from './assistant.ts'
import { streamChat } from './chat-stream.ts'

const CONNECTION = { apiUrl: 'http://stream.test', anonKey: 'public-key' }
const REQUEST: ChatRequest = {
  operation: 'chat',
  messages: [{ role: 'user', content: 'rest' }],
  currentPage: 'all',
  locale: 'en',
}
const TEXT: ChatPart = { type: 'text', text: 'Water helps.' }
const DONE: ChatPart = { type: 'done', outcome: 'found' }
const FAILED: ChatPart = { type: 'done', outcome: 'failed' }
const event = (part: unknown) => `data: ${JSON.stringify(part)}\n\n`

afterEach(() => vi.unstubAllGlobals())

function serve(answer: (request: Request) => Promise<Response> | Response) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init: RequestInit) => answer(new Request(url, init))),
  )
}

const STREAM = { headers: { 'content-type': 'text/event-stream' } }

/** A stream of these pieces; it breaks at its end when it is told to. */
function streamed(pieces: string[], breaks = false) {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      if (breaks) controller.error(new TypeError('network'))
      else controller.close()
    },
  })
  return new Response(body, STREAM)
}

async function talk(signal = new AbortController().signal) {
  const parts: ChatPart[] = []
  const end = await streamChat(REQUEST, signal, (part) => parts.push(part), CONNECTION)
  return { end, parts }
}

test('requests a stream with the public key, and parses parts across any chunk boundary', async () => {
  const seen: unknown[] = []
  const text = event(TEXT) + event(DONE)
  serve((request) => {
    seen.push(request.headers.get('accept'), request.headers.get('apikey'))
    return streamed([text.slice(0, 17), text.slice(17, 60), text.slice(60)])
  })
  expect(await talk()).toEqual({ end: 'complete', parts: [TEXT, DONE] })
  expect(seen).toEqual(['text/event-stream', 'public-key'])
})

test.each([
  ['without an end', [TEXT]],
  ['with a fault', [TEXT, FAILED]],
])('a stream that ends %s is cut', async (_how, parts) => {
  serve(() => streamed(parts.map(event)))
  expect(await talk()).toEqual({ end: 'cut', parts })
})

test('a JSON reply is parsed like a stream; that of a service without chat, like a search', async () => {
  serve(() => Response.json({ parts: [TEXT, { type: 'spell' }, DONE] }))
  expect(await talk()).toEqual({ end: 'complete', parts: [TEXT, DONE] })
  serve(() => Response.json({ suggestions: ['Tea'], explanation: 'try this' }))
  expect((await talk()).end).toMatchObject({ suggestions: ['Tea'], explanation: 'Try this.' })
})

test.each([
  ['an error status', () => Response.json({}, { status: 503 }), AssistantFailed],
  ['no network', () => Promise.reject(new TypeError('fetch failed')), AssistantUnreachable],
  ['a stream that breaks at once', () => streamed([], true), AssistantUnreachable],
  ['a stream of nothing', () => streamed([': ping\n\n']), AssistantUnreadable],
  ['null', () => Response.json(null), AssistantUnreadable],
  ['no part that makes sense', () => Response.json({ parts: [7] }), AssistantUnreadable],
  ['no words', () => Response.json({ parts: [DONE] }), AssistantFailed],
])('%s is told apart', async (_what, answer, fault) => {
  serve(answer)
  await expect(talk()).rejects.toBeInstanceOf(fault)
})

test('aborting is not a failure of the assistant', async () => {
  const stop = new AbortController()
  serve(() => {
    stop.abort()
    return streamed([event(TEXT)])
  })
  await expect(talk(stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
})
