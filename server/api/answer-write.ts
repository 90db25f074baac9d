import type { Context } from 'hono'
import type { z } from 'zod'
import { isAuthError } from '#auth/errors.ts'
import type { Db } from '#data/db/db.ts'
import { runOnce } from '#data/staff/idempotent-calls.ts'
import { appendAudit } from '#data/staff/staff-audit.ts'
import type { StoredAnswer } from '#domain/console/idempotency.ts'
import type { ListingEditor } from '../console/listings/listing-editor.ts'
import type { KeyDeps, KeyVariables } from './api-key.ts'
import { etagOf, readIfMatch } from './precondition.ts'
import { type Problem, problem } from './problem.ts'
import { toProblem } from './write-problems.ts'

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/

export type Write<T> = {
  schema: z.ZodType<T>
  /** Of an answer to a call that succeeds. */
  status: StoredAnswer['status']
  /** Whether it needs the ETag of the state that it changes, as If-Match. */
  isConditional: boolean
  /** Returns the state after the write; `basedOn` is the ISO time of the state that the client has seen. */
  run: (given: T, editor: ListingEditor, basedOn: string) => Promise<Written>
}

/** What a write answers, and the ISO time of the last change, which is its ETag. */
export type Written = { body: StoredAnswer['body']; updatedAt: string }

/**
 * Answers a write in one transaction: what was written as it is then, with its ETag. With an Idempotency-Key a call is run
 * once, and its answer repeated for 24 hours.
 */
export async function answerWrite<T>(
  c: Context<KeyVariables>,
  deps: KeyDeps,
  write: Write<T>,
): Promise<Response> {
  const now = deps.now?.() ?? new Date()
  const call = await readCall(c, write)
  if ('title' in call) return problem(c, call)
  const { given, basedOn, idempotencyKey, request } = call
  const keyId = c.get('apiKey')?.id ?? ''
  async function run(tx: Db): Promise<StoredAnswer> {
    const { body, updatedAt } = await write.run(given, editorOf(c, tx, keyId, now), basedOn)
    return { status: write.status, body, etag: etagOf(updatedAt) }
  }
  try {
    const repeated = idempotencyKey
      ? await runOnce(deps.db, { keyId, idempotencyKey, request, now }, run)
      : { answer: await deps.db.transaction(run), isRepeated: false }
    if (repeated === 'another request') return problem(c, OTHER_REQUEST)
    return send(c, repeated.answer, repeated.isRepeated)
  } catch (error) {
    if (isAuthError(error)) return problem(c, toProblem(error))
    throw error
  }
}

type Call<T> = { given: T; basedOn: string; idempotencyKey: string | undefined; request: string }

async function readCall<T>(
  c: Context<KeyVariables>,
  { schema, isConditional }: Write<T>,
): Promise<Call<T> | Problem> {
  const idempotencyKey = c.req.header('idempotency-key')
  if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey)) return UNUSABLE_KEY
  const ifMatch = c.req.header('if-match')
  const basedOn = readIfMatch(ifMatch)
  if (isConditional && basedOn === null) return NO_PRECONDITION
  const text = await c.req.text()
  const read = schema.safeParse(toJson(text))
  if (!read.success) return invalidBody(read.error)
  const request = [c.req.method, c.req.path, ifMatch ?? '', text].join('\n')
  return { given: read.data, basedOn: basedOn ?? '', idempotencyKey, request }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function editorOf(c: Context<KeyVariables>, db: Db, keyId: string, now: Date): ListingEditor {
  const requestId: unknown = c.get('requestId' as never)
  return {
    db,
    now,
    authorId: null,
    keyId,
    record: (tx, entry) =>
      appendAudit(tx, {
        ...entry,
        at: now,
        origin: 'api',
        actorId: null,
        keyId,
        requestId: typeof requestId === 'string' ? requestId : null,
      }),
  }
}

function send(c: Context, { status, body, etag }: StoredAnswer, isRepeated: boolean): Response {
  c.header('ETag', etag)
  c.header('Cache-Control', 'no-store')
  if (status === 201)
    c.header('Location', `/api/v1/listings/${encodeURIComponent(String(body['id']))}`)
  if (isRepeated) c.header('Idempotency-Replayed', 'true')
  return c.json(body, status)
}

const OTHER_REQUEST: Problem = {
  title: 'Unprocessable content',
  status: 422,
  detail: 'This Idempotency-Key was sent with another request.',
}
const UNUSABLE_KEY: Problem = {
  title: 'Bad request',
  status: 400,
  detail: 'An Idempotency-Key has 1 to 200 visible ASCII characters.',
}
const NO_PRECONDITION: Problem = {
  title: 'Precondition required',
  status: 428,
  detail:
    'Send the ETag of the state that you change as If-Match; /listings/{id}/fields or /requests/{id} returns it.',
}

function invalidBody({ issues }: z.ZodError): Problem {
  const errors = issues.map(({ path, message }) => ({
    parameter: path.map(String).join('.'),
    message,
  }))
  return { title: 'Bad request', status: 400, detail: 'The body cannot be used.', errors }
}
