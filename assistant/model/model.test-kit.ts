import type { ChatCompletionRequest, FixtureOpts, FixtureResponse } from '@copilotkit/aimock'
import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Db } from '#data/db/db.ts'
import type { ChatTurn } from '#domain/chat/chat.ts'
import { readChatReply } from '#domain/chat/chat-reply.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { makeMemoryLimiter } from '#test/limiters.ts'
import { KEYS, SITE } from '../http.test-kit.ts'
import { assistantRoutes } from '../http.ts'
import { failing } from './answers.test-kit.ts'
import { createAllowance } from './client/allowance.ts'
import { createBreaker } from './client/breaker.ts'
import { createClaude } from './client/client.ts'

export const SECRET = 'sk-ant-never-in-a-log'
/** Long enough to avoid timeouts on a busy machine. */
const PATIENCE_MS = 60_000

/** Mock of the Messages API for one test file; reset before each test. */
export function modelPeer() {
  const peer = new LLMock({ port: 0, chunkSize: 8 })
  beforeAll(async () => {
    await peer.start()
  })
  beforeEach(() => {
    peer.reset()
  })
  afterAll(() => peer.stop())
  return {
    get url() {
      return peer.url
    },
    /** Requests received, oldest first. */
    get requests(): ChatCompletionRequest[] {
      return peer.getRequests().map(({ body }) => body as ChatCompletionRequest)
    },
    get headers() {
      return peer.getRequests().map(({ headers }) => headers)
    },
    /** Answers every request from now on. */
    answers(
      response: FixtureResponse | ((request: ChatCompletionRequest) => FixtureResponse),
      options: FixtureOpts = {},
    ) {
      peer.clearFixtures()
      peer.on({}, typeof response === 'function' ? response : () => response, options)
    },
    /** Answers requests in sequence; the last answer repeats. */
    answersInTurn(...responses: ((request: ChatCompletionRequest) => FixtureResponse)[]) {
      let at = 0
      peer.on({}, (request) => {
        const respond = responses[Math.min(at++, responses.length - 1)]
        return respond ? respond(request) : failing(500)
      })
    },
  }
}

export type KitOptions = {
  baseUrl: string
  failures?: number
  turnsPerHour?: number
  tokensPerDay?: number
  silenceMs?: number
  turnMs?: number
  maxTokens?: number
}

/** The assistant with a model at `baseUrl`, its log, and a clock for its breaker. */
export function assistantWithModel(db: Db, options: KitOptions) {
  const logged: Record<string, unknown>[] = []
  const clock = { ms: 0 }
  const log = {
    info: (fields: object) => void logged.push({ ...fields }),
    error: (fields: object) => void logged.push({ ...fields, isError: true }),
  }
  const model = createClaude({
    apiKey: SECRET,
    baseUrl: options.baseUrl,
    model: 'claude-haiku-4-5',
    maxTokens: options.maxTokens ?? 800,
    silenceMs: options.silenceMs ?? PATIENCE_MS,
    turnMs: options.turnMs ?? PATIENCE_MS,
    breaker: createBreaker({
      failures: options.failures ?? 100,
      restMs: 30_000,
      now: () => clock.ms,
    }),
    allowance: createAllowance({
      makeLimiter: makeMemoryLimiter,
      turnsPerHour: options.turnsPerHour ?? 1_000,
      tokensPerDay: options.tokensPerDay ?? 10_000_000,
      now: () => new Date('2026-11-21T12:00:00Z'),
    }),
    log,
    random: () => 0,
  })
  const search = createSqlSearch(db)
  const app = assistantRoutes({
    db,
    catalogue: db,
    search,
    keys: KEYS,
    origin: SITE,
    model,
    visitorOf: (c) => c.req.header('x-visitor') ?? 'somebody',
    log,
  })
  const post = (body: object, headers: Record<string, string> = {}) =>
    app.request('/anthropic-ai', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  return {
    app,
    logged,
    clock,
    post,
    /** Sends one message or a conversation, and returns the newest answer. */
    async chat(said: string | ChatTurn[], extra: object = {}, headers = {}) {
      const messages = typeof said === 'string' ? [{ role: 'user', content: said }] : said
      const response = await post({ operation: 'chat', messages, ...extra }, headers)
      if (response.status !== 200) throw new Error(`${response.status}`)
      return readChatReply(await response.json())
    },
    /** Outcomes of the calls, in order. */
    outcomes: () => logged.flatMap(({ model, outcome }) => (model ? [outcome] : [])),
  }
}
