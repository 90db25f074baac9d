import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { AuthError } from '#auth/errors.ts'
import {
  findImport,
  findSettings,
  insertImport,
  insertImportRows,
  listImportRows,
  listImports,
  lockImport,
  type StoredImport,
  updateImport,
} from '#data/staff/catalogue-imports.ts'
import { storeBatch } from '#data/staff/listing-batches.ts'
import { importCheck, importUpload } from '#domain/console/import-requests.ts'
import {
  CHECKED_ROWS,
  IMPORT_ROWS,
  type ImportCheck,
  type ImportView,
  NO_COUNTS,
} from '#domain/console/imports.ts'
import { IMPORT_FIELDS } from '#domain/import/column-names.ts'
import { guessMapping } from '#domain/import/guess-columns.ts'
import { NAMED_CURRENCIES } from '#domain/money/currency.ts'
import { NoCatalogue } from '../../catalogue/file-text.ts'
import { formatOf } from '../../catalogue/read-rows.ts'
import { type ConsoleCall, type Endpoint, idOf, notFound, readBody, record } from '../endpoint.ts'
import { IMPORT_JOB } from './import-jobs.ts'
import { planRows } from './plan-rows.ts'
import { createColumns, type FileRow, readFileRows } from './read-file.ts'

const action = 'listings.import'

export const IMPORT_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/imports', action, run: showImports },
  { method: 'POST', path: '/imports', action, run: upload },
  { method: 'GET', path: '/imports/:id', action, run: showImport },
  { method: 'POST', path: '/imports/:id/check', action, run: check },
  { method: 'POST', path: '/imports/:id/run', action, run },
  { method: 'POST', path: '/imports/:id/stop', action, run: stop },
]

const LISTED = 20
/** Rows stored by one statement. */
const AT_ONCE = 500
const FAULTS_SHOWN = 100
const EXAMPLES_SHOWN = 20

async function showImports({ c, deps }: ConsoleCall): Promise<Response> {
  return c.json({ imports: await listImports(deps.auth.db, LISTED) })
}

/** Reads a file into rows, in parts: a slow upload holds no transaction. */
async function upload(call: ConsoleCall): Promise<Response> {
  const { c, deps, actor, now } = call
  const { db } = deps.auth
  const query = importUpload.safeParse(c.req.query())
  if (!query.success) throw new AuthError(400, 'validation_failed', 'The file needs a name')
  const { name } = query.data
  const [id, columns] = [randomUUID(), createColumns()]
  const counts = { ...NO_COUNTS }
  const started = { id, createdAt: now, authorId: actor.id, name, columns: [], rows: 0, counts }
  await insertImport(db, { ...started, state: 'reading' })
  let rows = 0
  for await (const part of partsOf(fileRows(c.req.raw.body, name))) {
    for (const row of part) columns.add(row)
    const numbered = part.map((row, at) => ({ n: rows + at + 1, ...row }))
    rows += part.length
    if (rows > IMPORT_ROWS)
      throw new AuthError(422, 'import_too_long', `A file has at most ${IMPORT_ROWS} rows`)
    await insertImportRows(db, id, numbered)
  }
  if (columns.list().length === 0) throw unreadable()
  await updateImport(db, id, { state: 'read', rows, columns: columns.list() })
  return c.json(await viewOf(call, id), 201)
}

const unreadable = () =>
  new AuthError(422, 'import_unreadable', 'The file is no table, JSON array or JSON lines')

async function* fileRows(
  body: AsyncIterable<Uint8Array> | null,
  name: string,
): AsyncGenerator<FileRow> {
  if (!body) throw unreadable()
  const chunks = body[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) throw unreadable()
  async function* all() {
    yield first.value
    for (;;) {
      const { done, value } = await chunks.next()
      if (done) return
      yield value
    }
  }
  try {
    const start = new TextDecoder().decode(first.value.subarray(0, 1_000))
    yield* readFileRows(Readable.from(all()), formatOf(name, start))
  } catch (error) {
    if (error instanceof NoCatalogue) throw unreadable()
    throw error
  }
}

async function* partsOf(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow[]> {
  let part: FileRow[] = []
  for await (const row of rows) {
    part.push(row)
    if (part.length < AT_ONCE) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

async function showImport(call: ConsoleCall): Promise<Response> {
  return call.c.json(await viewOf(call, idOf(call.c)))
}

async function viewOf({ deps }: ConsoleCall, id: string): Promise<ImportView> {
  const { db } = deps.auth
  const found = await findImport(db, id)
  if (!found || found.state === 'reading') throw notFound()
  const { createdAt, authorId: _, batchId: __, ...rest } = found
  const settings = found.settings ??
    (await findSettings(db, found.columns)) ?? {
      mapping: guessMapping(found.columns),
      contentType: null,
      publishes: false,
    }
  const choices = { fields: IMPORT_FIELDS, currencies: NAMED_CURRENCIES }
  return { ...rest, ...choices, createdAt: createdAt.toISOString(), settings }
}

/** What the next rows would do; stores the settings with the first ones. */
async function check(call: ConsoleCall): Promise<Response> {
  const { c, deps, now } = call
  const { db } = deps.auth
  const { settings, from } = await readBody(c, importCheck)
  const id = idOf(c)
  await db.transaction(async (tx) => {
    requireUntouched(await lockImport(tx, id))
    if (from === 0) await updateImport(tx, id, { settings })
  })
  const rows = await listImportRows(db, id, { from, limit: CHECKED_ROWS })
  const { planned, unchanged, rejected } = await planRows(db, rows, { settings, now })
  const added = planned.filter(({ before }) => before === null).length
  const changed = planned.length - added
  return c.json({
    next: rows.at(-1)?.n ?? from,
    counts: { added, changed, unchanged, rejected: rejected.length },
    rejected: rejected.slice(0, FAULTS_SHOWN),
    examples: planned.slice(0, EXAMPLES_SHOWN).map(({ id, before, listing, changes }) => {
      return { id, title: listing.title, isNew: before === null, changes }
    }),
  } satisfies ImportCheck)
}

function requireUntouched(found: StoredImport | null): void {
  if (!found) throw notFound()
  if (found.state !== 'read') throw notReady()
}

const notReady = () =>
  new AuthError(409, 'import_not_ready', 'It runs, has ended, or was not checked')

/** Starts a checked import, or goes on with a stopped one. */
async function run(call: ConsoleCall): Promise<Response> {
  const { c, deps, actor, now } = call
  const id = idOf(c)
  await deps.auth.db.transaction(async (tx) => {
    const found = await lockImport(tx, id)
    if (!found) throw notFound()
    if (!found.settings || (found.state !== 'read' && found.state !== 'stopped')) throw notReady()
    if (found.batchId) return updateImport(tx, id, { state: 'running' })
    const [batchId, change] = [randomUUID(), { kind: 'import', name: found.name } as const]
    const { rows } = found
    await storeBatch(tx, { id: batchId, at: now, authorId: actor.id, change, listings: rows })
    await updateImport(tx, id, { state: 'running', batchId })
    await record(tx, call, {
      action: 'batch.applied',
      subjectKind: 'batch',
      subjectId: batchId,
      before: null,
      after: { ...change, rows },
    })
  })
  deps.runSoon(IMPORT_JOB)
  return c.json(await viewOf(call, id))
}

/** Stops a running import behind the rows that are stored. */
async function stop(call: ConsoleCall): Promise<Response> {
  const id = idOf(call.c)
  await call.deps.auth.db.transaction(async (tx) => {
    const found = await lockImport(tx, id)
    if (!found) throw notFound()
    if (found.state === 'running') await updateImport(tx, id, { state: 'stopped' })
  })
  return call.c.json(await viewOf(call, id))
}
