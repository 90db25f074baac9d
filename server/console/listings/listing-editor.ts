import type { Db } from '#data/db/db.ts'
import type { NewAuditEntry } from '#data/staff/staff-audit.ts'
import { type ConsoleCall, record } from '../endpoint.ts'

/** Who changes a listing: an account or a key. */
export type ListingEditor = {
  /** The database, or a transaction. */
  db: Db
  now: Date
  authorId: string | null
  keyId: string | null
  /** Appends to the audit log, with the editor as actor. */
  record: (
    tx: Db,
    entry: Pick<NewAuditEntry, 'action' | 'subjectKind' | 'subjectId' | 'before' | 'after'>,
  ) => Promise<void>
}

/** The person who calls. */
export function editorOf(call: ConsoleCall): ListingEditor {
  return {
    db: call.deps.auth.db,
    now: call.now,
    authorId: call.actor.id,
    keyId: null,
    record: (tx, entry) => record(tx, call, entry),
  }
}
