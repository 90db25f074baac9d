import type { AuthDeps } from '#auth/deps.ts'
import { isAuthError } from '#auth/errors.ts'
import type { Db } from '#data/db/db.ts'
import { findStoredItem, lockCatalogue } from '#data/staff/listing-versions.ts'
import {
  deletePlan,
  findDuePlan,
  type PlannedPublication,
} from '#data/staff/planned-publications.ts'
import { appendAudit, type NewAuditEntry } from '#data/staff/staff-audit.ts'
import { findStaff } from '#data/staff/staff-roles.ts'
import { deleteOldUnsaved } from '#data/staff/unsaved-edits.ts'
import { can } from '#domain/permissions/permissions.ts'
import type { Job } from '../../jobs/jobs.ts'
import { storeChange } from './change-listing.ts'
import type { ListingEditor } from './listing-editor.ts'

const LOOK_EVERY_MS = 5_000
const CLEAN_UP_EVERY_MS = 3_600_000
const UNSAVED_DAYS = 90
const DAY_MS = 86_400_000

/** Publishes listings at their planned time, and deletes unsaved changes that nobody came back to. */
export function publicationJobs({ db, now }: AuthDeps): Job[] {
  return [
    { name: 'planned publication', everyMs: LOOK_EVERY_MS, run: () => publishDue(db, now()) },
    {
      name: 'unsaved changes clean-up',
      everyMs: CLEAN_UP_EVERY_MS,
      run: () => deleteOldUnsaved(db, new Date(now().getTime() - UNSAVED_DAYS * DAY_MS)),
    },
  ]
}

/** Publishes every listing whose time has come, each in a transaction; the first server that comes to it does. */
export async function publishDue(db: Db, now: Date): Promise<void> {
  // Without the lock first: there is rarely anything to do.
  while (await findDuePlan(db, now))
    await db.transaction(async (tx) => {
      await lockCatalogue(tx)
      const plan = await findDuePlan(tx, now)
      if (!plan) return
      // Also ended by the database when the listing is published.
      await deletePlan(tx, plan.listingId)
      const fault = await publish(tx, plan, now)
      if (fault) await recordFault(tx, plan, { now, fault })
    })
}

/** Publishes a listing as the person who planned it; returns why it cannot be. */
async function publish(tx: Db, plan: PlannedPublication, now: Date): Promise<string | null> {
  const { listingId: id, plannedBy } = plan
  const staff = plannedBy && (await findStaff(tx, plannedBy))
  const actor = { id: plannedBy, staff: staff || null, isFresh: false }
  const rejection = can(actor, 'listings.publish')
  if (rejection) return rejection
  const before = await findStoredItem(tx, id)
  if (!before) return 'not_found'
  const next = { ...before, listed: true }
  const editor = editorOf(tx, plan, now)
  try {
    // A savepoint: the plan ends whether or not the listing can be published.
    await tx.transaction((inner) =>
      storeChange(inner, editor, { id, before, next, kind: 'published' }),
    )
    return null
  } catch (error) {
    if (!isAuthError(error)) throw error
    return error.code
  }
}

const editorOf = (db: Db, { plannedBy }: PlannedPublication, now: Date): ListingEditor => ({
  ...{ db, now, authorId: plannedBy, keyId: null },
  record: (tx, entry) => appendAudit(tx, { ...entry, ...originOf(plannedBy, now) }),
})

const originOf = (
  actorId: string | null,
  at: Date,
): Pick<NewAuditEntry, 'at' | 'origin' | 'actorId'> => ({
  ...{ at, origin: 'console', actorId },
})

function recordFault(
  tx: Db,
  { listingId, at, plannedBy }: PlannedPublication,
  { now, fault }: { now: Date; fault: string },
): Promise<void> {
  return appendAudit(tx, {
    ...originOf(plannedBy, now),
    ...{ action: 'listing.unscheduled', subjectKind: 'listing', subjectId: listingId },
    before: { at: at.toISOString() },
    after: { fault },
  })
}
