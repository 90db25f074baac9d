import { createHash, timingSafeEqual } from 'node:crypto'
import { ReadableStream, TextEncoderStream } from 'node:stream/web'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { writeBackup } from '#data/backup/write-backup.ts'
import type { OpenDatabase } from '#data/db/db.ts'
import { syncMark } from '#data/db/follow-changes.ts'
import { STAFF_ROLES } from '#domain/permissions/roles.ts'
import { toError } from '#domain/to-error.ts'
import { exportCatalogue } from '../catalogue/export.ts'
import { type ImportEvent, importCatalogue, queueImported } from '../catalogue/import.ts'
import { readJsonLines } from '../catalogue/read-rows.ts'
import { addStaff, createAdminLink, LastAdminError } from '../console/operator.ts'
import type { Log } from '../log.ts'
import { problem } from './problem.ts'

export type AdminDeps = {
  opened: Pick<OpenDatabase, 'db' | 'pool' | 'reached'>
  serviceKey: string
  log: Log
}

/** So many invalid rows mean that the file is not a catalogue. */
const REJECTED_LIMIT = 10_000

/**
 * Import and export of the catalogue as JSON lines (a file in parts with `part=1`, and at last `/finished`), and a backup of everything, with the service key
 * (`Authorization: Bearer`). POST also answers JSON lines: each rejected row, progress, and last the totals,
 * or that it stopped.
 */
export function adminRoutes({ opened, serviceKey, log }: AdminDeps): Hono {
  const app = new Hono()
  const { db, pool } = opened
  app.use(requireKey(serviceKey))
  app.get('/backup', () => streamed(withLineEnds(writeBackup(pool, new Date())), log))
  app.get('/catalogue', () => streamed(exportCatalogue(db, 'jsonl'), log))
  app.post('/catalogue', (c) => {
    if (!/^application\/(x-ndjson|jsonl|json)\b/i.test(c.req.header('content-type') ?? '')) {
      return problem(c, {
        title: 'Unsupported media type',
        status: 415,
        detail: 'Send JSON lines as application/x-ndjson.',
      })
    }
    if (!/^(identity)?$/i.test(c.req.header('content-encoding') ?? '')) {
      return problem(c, {
        title: 'Unsupported media type',
        status: 415,
        detail: 'Send the lines as they are, without Content-Encoding.',
      })
    }
    const rows = readJsonLines(c.req.raw.body ?? ReadableStream.from([]))
    const events = importCatalogue(db, rows, {
      dryRun: c.req.query('dryRun') === '1',
      now: new Date(),
      rejectedLimit: REJECTED_LIMIT,
      isPart: c.req.query('part') === '1',
    })
    return streamed(toLines(syncedEvents(events, opened)), log)
  })
  app.post('/catalogue/finished', async (c) => {
    const total = importTotal.safeParse(await c.req.json().catch(() => null))
    if (!total.success)
      return problem(c, {
        title: 'Bad request',
        status: 400,
        detail: 'Send the totals of the import.',
      })
    await queueImported(db, total.data, new Date())
    return c.body(null, 204)
  })
  app.post('/staff', (c) => postStaff(c, db))
  app.all('/catalogue', (c) =>
    problem(c, { title: 'Method not allowed', status: 405, detail: 'GET or POST.' }),
  )
  return app
}

const rowCount = z.int().min(0)
const importTotal = z.strictObject({
  read: rowCount,
  refused: rowCount,
  added: rowCount,
  changed: rowCount,
  unchanged: rowCount,
})

const staffRequest = z.union([
  z.object({ email: z.email(), role: z.enum(STAFF_ROLES) }),
  z.strictObject({}),
])

/** Gives a role to an account, or creates a link that makes one an admin: for `npm run operator`. */
async function postStaff(c: Context, db: OpenDatabase['db']): Promise<Response> {
  const body = staffRequest.safeParse(await c.req.json().catch(() => null))
  if (!body.success)
    return problem(c, {
      title: 'Bad request',
      status: 400,
      detail: `Send {} or an email and a role: ${STAFF_ROLES.join(', ')}.`,
    })
  const now = new Date()
  if (!('email' in body.data)) return c.json({ path: await createAdminLink(db, now) }, 201)
  const { email, role } = body.data
  const added = await addStaff(db, { email, role, now }).catch((error: unknown) => {
    if (error instanceof LastAdminError) return error
    throw error
  })
  if (added instanceof LastAdminError)
    return problem(c, { title: 'Conflict', status: 409, detail: added.message })
  if (!added)
    return problem(c, {
      title: 'Not found',
      status: 404,
      detail: `No account signs in with ${email}: make one on the site first.`,
    })
  return c.json({ email, role })
}

function requireKey(serviceKey: string) {
  return createMiddleware(async (c, next) => {
    const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (!given || !isSame(given, serviceKey)) {
      c.header('WWW-Authenticate', 'Bearer')
      return problem(c, {
        title: 'Unauthorized',
        status: 401,
        detail: 'The service key is needed as a bearer token; `npm run keys` prints it.',
      })
    }
    await next()
  })
}

/** Compares digests, so that timing reveals neither length nor content. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

async function* withLineEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`
}

/** Waits for the change feed, so that reported rows are visible to later reads. */
async function* syncedEvents(
  events: AsyncIterable<ImportEvent>,
  opened: AdminDeps['opened'],
): AsyncGenerator<ImportEvent> {
  for await (const event of events) {
    if (event.type === 'progress') await syncMark(opened)
    yield event
  }
}

async function* toLines(events: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const event of events) yield `${JSON.stringify(event)}\n`
}

/** The status is sent before the work is done, so a later failure is reported as a last line. */
function streamed(lines: AsyncGenerator<string>, log: Log): Response {
  async function* guarded(): AsyncGenerator<string> {
    try {
      yield* lines
    } catch (error) {
      log.error({ fault: toError(error) }, 'catalogue stream failed')
      yield `${JSON.stringify({ type: 'failed', reason: 'The server failed; its log says why.' })}\n`
    }
  }
  const body = ReadableStream.from(guarded()).pipeThrough(new TextEncoderStream())
  return new Response(body as BodyInit, {
    headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
