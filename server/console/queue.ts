import { randomUUID } from 'node:crypto'
import { AuthError } from '#auth/errors.ts'
import type { Db } from '#data/db/db.ts'
import {
  deleteDecision,
  isWithdrawnByDecision,
  listDecisions,
  listDoubtfulImports,
  listOpenReports,
  storeDecision,
  storeImportDecision,
} from '#data/staff/listing-reports.ts'
import { listEntriesById } from '#data/staff/listing-table.ts'
import { latestVersion, lockStoredItem } from '#data/staff/listing-versions.ts'
import { CONSOLE_PAGE_SIZE, type ListingEntry } from '#domain/console/console-api.ts'
import { importDecision, queueDecision } from '#domain/console/console-requests.ts'
import type { Queue, QueueListing, UndoneDecision } from '#domain/console/queue.ts'
import { can } from '#domain/permissions/permissions.ts'
import {
  type ConsoleCall,
  type Endpoint,
  idOf,
  listingIdOf,
  notFound,
  readBody,
  record,
} from './endpoint.ts'
import { storeChange } from './listings/change-listing.ts'
import { editorOf } from './listings/listing-editor.ts'

export const QUEUE_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/queue', action: 'queue.read', run: showQueue },
  { method: 'POST', path: '/queue/listings/:id', action: 'queue.decide', run: decide },
  { method: 'POST', path: '/queue/imports/:id', action: 'listings.import', run: decideImport },
  { method: 'DELETE', path: '/queue/decisions/:id', action: 'queue.decide', run: undo },
]

async function showQueue({ c, deps: { auth }, actor }: ConsoleCall): Promise<Response> {
  const open = await listOpenReports(auth.db, CONSOLE_PAGE_SIZE)
  const mayImport = can(actor, 'listings.import') === null
  const decided = (await listDecisions(auth.db, CONSOLE_PAGE_SIZE)).filter(
    (decision) => mayImport || decision.import === null,
  )
  const ids = [...open, ...decided].flatMap(({ listingId }) => listingId ?? [])
  const known = new Map(
    (await listEntriesById(auth.db, [...new Set(ids)])).map((entry) => [entry.id, entry]),
  )
  const queue: Queue = {
    open: open.map(({ listingId, ...entry }) => ({
      ...entry,
      listing: toQueueListing(listingId, known),
    })),
    imports: mayImport ? await listDoubtfulImports(auth.db, CONSOLE_PAGE_SIZE) : [],
    decided: decided.map(({ listingId, kind, at, ...entry }) => ({
      ...entry,
      decision: kind,
      at: at.toISOString(),
      listing: listingId === null ? null : toQueueListing(listingId, known),
    })),
  }
  return c.json(queue)
}

function toQueueListing(id: string, known: ReadonlyMap<string, ListingEntry>): QueueListing {
  const entry = known.get(id)
  if (!entry) return { id, title: id, page: null }
  const { title, slug, contentType, state } = entry
  return { id, title, page: { slug, contentType, state } }
}

async function decide(call: ConsoleCall): Promise<Response> {
  const { deps, actor, now } = call
  const listingId = listingIdOf(call.c)
  const { decision, note, reports } = await readBody(call.c, queueDecision)
  await deps.auth.db.transaction(async (tx) => {
    const id = randomUUID()
    const version = decision === 'withdrawn' ? await withdraw(tx, call, listingId) : null
    const stored = { id, listingId, kind: decision, note, at: now, decidedBy: actor.id, version }
    const decided = await storeDecision(tx, stored, reports)
    if (decided === 0) throw new AuthError(409, 'already_decided', 'Somebody else has decided this')
    await record(tx, call, {
      action: 'queue.decided',
      subjectKind: 'listing',
      subjectId: listingId,
      before: null,
      after: { decision: id, kind: decision, reports: decided },
    })
  })
  return showQueue(call)
}

/** Decides about the rejected rows of an import. */
async function decideImport(call: ConsoleCall): Promise<Response> {
  const { deps, actor, now } = call
  const importId = idOf(call.c)
  const { decision, note } = await readBody(call.c, importDecision)
  await deps.auth.db.transaction(async (tx) => {
    const id = randomUUID()
    const stored = { id, importId, kind: decision, note, at: now, decidedBy: actor.id }
    if (!(await storeImportDecision(tx, stored)))
      throw new AuthError(409, 'already_decided', 'Somebody else has decided this')
    await record(tx, call, {
      action: 'queue.decided',
      subjectKind: 'import',
      subjectId: importId,
      before: null,
      after: { decision: id, kind: decision },
    })
  })
  return showQueue(call)
}

/** Withdraws a listing; null if it is not public. @throws AuthError 404 for an erased one */
async function withdraw(tx: Db, call: ConsoleCall, id: string): Promise<number | null> {
  const before = await lockStoredItem(tx, id)
  if (!before) throw notFound()
  const next = { ...before, listed: false }
  return storeChange(tx, editorOf(call), { id, before, next, kind: 'withdrawn' })
}

async function undo(call: ConsoleCall): Promise<Response> {
  const id = idOf(call.c)
  const undone = await call.deps.auth.db.transaction(async (tx): Promise<UndoneDecision> => {
    const decision = await deleteDecision(tx, id)
    if (!decision) throw notFound()
    const { listingId, importId, kind, version } = decision
    const isWithdrawal = version !== null && listingId !== null
    const listing = isWithdrawal ? await publish(tx, call, { listingId, version }) : 'untouched'
    await record(tx, call, {
      action: 'queue.decision-undone',
      subjectKind: importId ? 'import' : 'listing',
      subjectId: importId ?? listingId,
      before: { decision: id, kind },
      after: { listing },
    })
    return { listing }
  })
  return call.c.json(undone)
}

type Withdrawal = { listingId: string; version: number }

/** Publishes what a decision withdrew, unless it was changed since or another decision withdraws it too. */
async function publish(
  tx: Db,
  call: ConsoleCall,
  { listingId, version }: Withdrawal,
): Promise<UndoneDecision['listing']> {
  const before = await lockStoredItem(tx, listingId)
  if (!before || (await latestVersion(tx, listingId)) !== version) return 'left'
  if (await isWithdrawnByDecision(tx, listingId)) return 'left'
  const next = { ...before, listed: true }
  await storeChange(tx, editorOf(call), { id: listingId, before, next, kind: 'published' })
  return 'published'
}
