import { isUuid } from '#auth/body.ts'
import { AuthError } from '#auth/errors.ts'
import { moveRequest } from '#data/booking/booking-requests.ts'
import { findQueuedRequest } from '#data/booking/request-queue.ts'
import type { Db } from '#data/db/db.ts'
import type { OperatorAnswer } from '#domain/booking/booking-request.ts'
import type { ListingEditor } from '../../console/listings/listing-editor.ts'
import type { Written } from '../answer-write.ts'
import { requestEntry } from './schemas.ts'

type Answer = OperatorAnswer & {
  id: string
  /** ISO time of the state that the client has seen. */
  basedOn: string
}

/** A confirmed request as the API returns it, with the ISO time of its last change; null for another id. */
export async function findEntry(db: Db, id: string, now: Date): Promise<Written | null> {
  const found = isUuid(id) ? await findQueuedRequest(db, id, now) : null
  return found && { body: requestEntry.parse(found.request), updatedAt: found.updatedAt }
}

/**
 * Accepts or declines a request that waits; its mails and events follow in the same transaction. The note is for the
 * visitor, so the audit log is without it.
 *
 * @throws AuthError: 404, 409 `conflict` if it has changed, 409 `state_changed` if it waits for no answer
 */
export async function answerRequest(
  { db: tx, now, record }: Pick<ListingEditor, 'db' | 'now' | 'record'>,
  { id, answer, note, basedOn }: Answer,
): Promise<Written> {
  const before = await findEntry(tx, id, now)
  if (!before) throw new AuthError(404, 'request_not_found', 'No request has this id.')
  if (before.updatedAt !== basedOn) throw changedMeanwhile()
  const move = await moveRequest(tx, { id }, answer, now, note)
  if (!move?.moved) {
    // It waited when it was read: another answer came between.
    if (before.body['state'] === 'sent') throw changedMeanwhile()
    throw new AuthError(409, 'state_changed', 'The request does not wait for an answer.')
  }
  await record(tx, {
    action: 'request.answered',
    subjectKind: 'request',
    subjectId: id,
    before: { state: 'sent' },
    after: { state: move.request.state },
  })
  const after = await findEntry(tx, id, now)
  if (!after) throw new Error('a request that was just answered is there')
  return after
}

function changedMeanwhile(): AuthError {
  return new AuthError(409, 'conflict', 'Somebody else has changed this request')
}
