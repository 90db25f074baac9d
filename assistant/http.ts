import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'
import type { Db } from '#data/db/db.ts'
import { runWithLocale } from '#data/db/locale-context.ts'
import { storeFeedback } from '#data/members/chat-feedback.ts'
import type { ChatPart, Outcome } from '#domain/chat/chat.ts'
import { functionRequest } from '#domain/chat/function-request.ts'
import { regionIn } from '#domain/language/region.ts'
import { placeOf } from '#domain/to-error.ts'
import type { SearchPort } from '#search/port.ts'
import { catalogueReads } from './catalogue-reads.ts'
import { converse } from './converse.ts'
import { answer } from './engine.ts'
import { type ApiKeys, keysAreValid } from './keys.ts'
import { chooseWith } from './model/choose.ts'
import { conductWith } from './model/conduct.ts'
import type { Model } from './model/port.ts'
import { replyLanguage } from './reply-language.ts'
import { sendChat } from './send-chat.ts'

export type AssistantDeps = {
  db: Db
  /** For reading listings. */
  catalogue: Db
  search: SearchPort
  keys: ApiKeys
  /** Origin of the site, allowed to call besides the origin that serves it. */
  origin: string
  /** What the assistant is called; "Willow" unless configured. */
  assistant?: string
  /** The hosted model; without one the built-in engine answers everything. */
  model?: Model | null
  /** Whose turns the model's limit counts: the address that a request comes from. */
  visitorOf?: (c: Context) => string
  /** Receives the outcome of each complete answer of a conversation. */
  onAnswered?: (outcome: Outcome) => void
  /** What time it is; the clock of the machine unless a test says otherwise. */
  now?: () => Date
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void }
}

const NAME = 'Willow'
const PATH = '/anthropic-ai'
const BODY_LIMIT = 64 * 1024
/** As nginx has it: the visitor left before there was an answer. */
const CLIENT_GONE = 499

/** The function that the site's AI calls go to (specification section 7), mounted at /functions/v1. */
export function assistantRoutes(deps: AssistantDeps): Hono {
  const app = new Hono()
  app.onError((error, c) => {
    if (c.req.raw.signal.aborted) return new Response(null, { status: CLIENT_GONE })
    // Whoever mounts this says what it says everywhere while the database is away.
    if (isDatabaseUnavailable(error)) throw error
    deps.log.error(placeOf(error), 'assistant failed')
    return c.json({ error: 'The assistant is unavailable' }, 500)
  })
  app.use(PATH, crossOrigin(deps.origin))
  app.use(PATH, requireKnownKey(deps.keys))
  const tooLarge = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: (c) => c.json({ error: 'Request body too large' }, 413),
  })
  app.post(PATH, tooLarge, async (c) => {
    if (!isJson(c.req.header('content-type')))
      return c.json({ error: 'Content-Type must be application/json' }, 415)
    const body: unknown = await c.req.json().catch(() => undefined)
    if (body === undefined) return c.json({ error: 'Request body is not valid JSON' }, 400)
    const request = functionRequest.safeParse(body)
    if (!request.success) return c.json(invalid(request.error.issues), 400)
    const { signal } = c.req.raw
    const asked = request.data
    const country = regionIn(c.req.header('accept-language') ?? '')
    const visitor = deps.visitorOf?.(c) ?? 'unknown'
    const logged = startLog(deps.log, asked.operation)
    if (asked.operation === 'feedback') {
      const { operation: _operation, ...feedback } = asked
      await storeFeedback(deps.db, feedback)
      logged(feedback.complaints.includes('unsafe') ? 'unsafe' : 'stored')
      return c.body(null, 204)
    }
    if (asked.operation === 'chat') {
      const now = deps.now?.() ?? new Date()
      const surroundings = { ...chatDeps(deps), ...conducting(deps, visitor), country, now }
      return sendChat(c, {
        parts: (stop) =>
          withOutcome(converse(asked, { ...surroundings, signal: stop }), deps.onAnswered),
        onEnd: logged,
        onFault: (error) => deps.log.error(placeOf(error), 'assistant failed'),
      })
    }
    const { catalogue: db, search } = deps
    const around = { db, search, signal, country, ...choosing(deps, visitor) }
    const reply = await runWithLocale(replyLanguage(asked), () => answer(asked, around), country)
    logged(signal.aborted ? 'abandoned' : 'answered')
    return c.json(reply)
  })
  app.all(PATH, (c) => c.json({ error: 'Method not allowed' }, 405, { Allow: 'POST, OPTIONS' }))
  app.all('*', (c) => c.json({ error: 'Not found' }, 404))
  return app
}

/** Says what was done and how long it took; what was asked stays between the visitor and the assistant. */
function startLog(log: AssistantDeps['log'], operation: string) {
  const started = performance.now()
  return (outcome: string) =>
    log.info({ operation, ms: Math.round(performance.now() - started), outcome }, 'assistant')
}

function chatDeps({ catalogue, search, assistant = NAME }: AssistantDeps) {
  return { search, assistant, ...catalogueReads(catalogue) }
}

function conducting({ model, log }: AssistantDeps, visitor: string) {
  if (!model) return {}
  return {
    conduct: conductWith(model, visitor),
    onModelFault: (error: unknown) => log.error(placeOf(error), 'model failed'),
  }
}

function choosing({ model, assistant = NAME, log }: AssistantDeps, visitor: string) {
  if (!model) return {}
  const choose = chooseWith(model, visitor, assistant)
  return {
    choose: (asked: Parameters<typeof choose>[0]) =>
      choose(asked).catch((error) => {
        asked.signal.throwIfAborted()
        log.error(placeOf(error), 'model failed')
        return null
      }),
  }
}

function crossOrigin(siteOrigin: string) {
  return cors({
    origin: (origin, c) =>
      origin === siteOrigin || hostOf(origin) === new URL(c.req.url).host ? origin : null,
    allowMethods: ['POST', 'OPTIONS'],
    allowHeaders: [
      'authorization',
      'x-client-info',
      'apikey',
      'content-type',
      'x-supabase-api-version',
      'x-region',
    ],
    maxAge: 86_400,
  })
}

function requireKnownKey(keys: ApiKeys) {
  return createMiddleware(async (c, next) => {
    if (!keysAreValid(c.req.raw.headers, keys)) return c.json({ message: 'Invalid API key' }, 401)
    await next()
  })
}

function isJson(contentType = ''): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType)
}

function invalid(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
  const [first] = issues
  const field = first?.path.map(String).join('.') || 'body'
  return { error: 'Invalid request body', field, message: first?.message ?? 'Invalid' }
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}

async function* withOutcome(
  parts: AsyncIterable<ChatPart>,
  onAnswered: AssistantDeps['onAnswered'],
): AsyncGenerator<ChatPart> {
  for await (const part of parts) {
    if (part.type === 'done') onAnswered?.(part.outcome)
    yield part
  }
}
