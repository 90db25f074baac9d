import { createHash } from 'node:crypto'
import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { RequestState } from '#domain/booking/booking-api.ts'
import { mailsOf, type RequestMail } from '#domain/booking/request-mail.ts'
import {
  expiryOf,
  REQUEST_EVENTS,
  type RequestEvent,
  stateAt,
} from '#domain/booking/request-state.ts'
import { bookingMails, bookingRequests } from '../db/booking-schema.ts'
import type { Db } from '../db/db.ts'
import { queueEvent } from '../webhooks/events.ts'

type Row = typeof bookingRequests.$inferSelect

/** A request with all stored fields; never sent to clients as it is. */
export type StoredRequest = Omit<Row, 'newsAt' | 'seenAt' | 'submission'> & { unread: boolean }
export type NewRequest = Omit<Row, 'note' | 'newsAt' | 'seenAt' | 'updatedAt'>

/**
 * Stores a request and its mails. If its `submission` exists already, that request is returned and nothing is
 * written.
 */
export async function createRequest(
  db: Db,
  request: NewRequest,
): Promise<{ request: StoredRequest; isNew: boolean }> {
  const { createdAt: now, submission } = request
  return db.transaction(async (tx) => {
    const [created] = await tx
      .insert(bookingRequests)
      .values({ ...request, updatedAt: now })
      .onConflictDoNothing({ target: bookingRequests.submission })
      .returning()
    if (created) {
      const mails = request.state === 'draft' ? (['confirm'] as const) : mailsOf('confirm', 'draft')
      await addMails(tx, [created.id], mails, now)
      if (created.state === 'sent') await queueRequestEvent(tx, 'request.made', created, now)
      return { request: toRequest(created, now), isNew: true }
    }
    const existing = await findSubmission(tx, submission, now)
    if (!existing) throw new Error('a submission that is taken has a request')
    return { request: existing, isNew: false }
  })
}

/** The request of a form submission. */
export async function findSubmission(
  db: Db,
  submission: string,
  now: Date,
): Promise<StoredRequest | null> {
  const [row] = await db
    .select()
    .from(bookingRequests)
    .where(eq(bookingRequests.submission, submission))
  return row ? toRequest(row, now) : null
}

/** A member's requests, newest first. */
export async function listRequests(db: Db, userId: string, now: Date): Promise<StoredRequest[]> {
  const rows = await db
    .select()
    .from(bookingRequests)
    .where(eq(bookingRequests.userId, userId))
    .orderBy(desc(bookingRequests.createdAt), bookingRequests.id)
  return rows.map((row) => toRequest(row, now))
}

/** Key of a request: one of a member, the one of a link in a mail, or any by id. */
export type RequestKey =
  | { id: string; userId: string }
  | { guestToken: string }
  | { answerToken: string }
  | { id: string }

export async function findRequest(
  db: Db,
  key: RequestKey,
  now: Date,
): Promise<StoredRequest | null> {
  const [row] = await db.select().from(bookingRequests).where(matching(key))
  return row ? toRequest(row, now) : null
}

/** `moved` is false if the event was not possible; the request is then unchanged. */
export type Move = { moved: boolean; request: StoredRequest }

/**
 * Applies an event to a request if it is possible at `now`. Of concurrent events one succeeds; the others get
 * the resulting request. Mails are written in the same transaction. Null if there is no such request.
 */
export async function moveRequest(
  db: Db,
  key: RequestKey,
  event: RequestEvent,
  now: Date,
  note?: string,
): Promise<Move | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(bookingRequests).where(matching(key)).for('update')
    if (!row) return null
    const { from, to } = REQUEST_EVENTS[event]
    if (!from.some((state) => state === stateAt(row, now)))
      return { moved: false, request: toRequest(row, now) }
    const [changed] = await tx
      .update(bookingRequests)
      .set({
        state: to,
        updatedAt: now,
        ...(event === 'confirm' && { expiresAt: expiryOf(now) }),
        ...((event === 'accept' || event === 'decline') && { newsAt: now, note: note ?? '' }),
      })
      .where(and(eq(bookingRequests.id, row.id), eq(bookingRequests.state, row.state)))
      .returning()
    if (!changed) throw new Error('a locked request stays as it is')
    await addMails(tx, [row.id], mailsOf(event, row.state), now)
    if (event === 'confirm') await queueRequestEvent(tx, 'request.made', changed, now)
    if (event === 'accept' || event === 'decline')
      await queueRequestEvent(tx, 'request.answered', changed, now)
    return { moved: true, request: toRequest(changed, now) }
  })
}

/** Expires and completes due requests, with their mails; each exactly once across servers. */
export async function expireRequests(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const advance = async (state: RequestState, event: 'expire' | 'complete') => {
      const when = event === 'expire' ? bookingRequests.expiresAt : bookingRequests.endsAt
      const rows = await tx
        .update(bookingRequests)
        .set({
          state: REQUEST_EVENTS[event].to,
          updatedAt: when,
          ...(event === 'expire' && { newsAt: when }),
        })
        .where(and(eq(bookingRequests.state, state), lte(when, now)))
        .returning({ id: bookingRequests.id })
      const ids = rows.map(({ id }) => id)
      await addMails(tx, ids, mailsOf(event, state), now)
      return ids.length
    }
    return (
      (await advance('sent', 'expire')) +
      (await advance('draft', 'expire')) +
      (await advance('accepted', 'complete'))
    )
  })
}

/** Marks a request as read by its visitor. */
export async function markSeen(db: Db, key: RequestKey, now: Date): Promise<boolean> {
  const seen = await db
    .update(bookingRequests)
    .set({ seenAt: now })
    .where(matching(key))
    .returning({ id: bookingRequests.id })
  return seen.length > 0
}

/** Assigns a guest's requests to the account that owns the address. */
export async function claimRequests(db: Db, userId: string, guestHash: string): Promise<void> {
  await db
    .update(bookingRequests)
    .set({ userId, guestHash: null, guestAddress: null })
    // Unconfirmed drafts do not prove the address; they stay with their link.
    .where(and(eq(bookingRequests.guestHash, guestHash), WAS_SENT))
}

async function addMails(
  tx: Db,
  ids: readonly string[],
  kinds: readonly RequestMail[],
  now: Date,
): Promise<void> {
  const mails = ids.flatMap((requestId) =>
    kinds.map((kind) => ({ requestId, kind, dueAt: now, createdAt: now })),
  )
  if (mails.length > 0) await tx.insert(bookingMails).values(mails).onConflictDoNothing()
}

/** Notifies programs, without what the visitor says of themselves. */
function queueRequestEvent(
  tx: Db,
  event: 'request.made' | 'request.answered',
  { id, state, term, guests, listing }: Row,
  now: Date,
): Promise<void> {
  const data = {
    request: { id, state, term, guests },
    listing: { id: listing.id, path: listing.path },
  }
  return queueEvent(tx, { event, subject: `request ${id}`, data, now })
}

/** The stored hash of a link token. */
export function linkHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function matching(key: RequestKey): SQL | undefined {
  if ('guestToken' in key) return eq(bookingRequests.guestLink, linkHash(key.guestToken))
  if ('answerToken' in key) return eq(bookingRequests.answerLink, linkHash(key.answerToken))
  const byId = eq(bookingRequests.id, key.id)
  return 'userId' in key ? and(byId, eq(bookingRequests.userId, key.userId)) : byId
}

function toRequest({ newsAt, seenAt, submission: _, ...row }: Row, now: Date): StoredRequest {
  const state = stateAt(row, now)
  const hasLapsed = state !== row.state
  const lapsedAt = state === 'expired' ? row.expiresAt : row.endsAt
  const news = hasLapsed && state === 'expired' ? row.expiresAt : newsAt
  return {
    ...row,
    state,
    updatedAt: hasLapsed ? lapsedAt : row.updatedAt,
    unread: news !== null && (seenAt === null || seenAt < news),
  }
}

/** The operator was notified, so the guest's address is confirmed. */
export const WAS_SENT = sql`exists (select from booking_mails m
  where m.request_id = ${bookingRequests.id} and m.kind = 'operator_asked')`
