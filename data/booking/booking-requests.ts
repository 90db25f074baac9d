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

type Row = typeof bookingRequests.$inferSelect

/** A request with everything that is kept of it; never sent out whole. */
export type StoredRequest = Omit<Row, 'newsAt' | 'seenAt' | 'submission'> & { unread: boolean }
export type NewRequest = Omit<Row, 'note' | 'newsAt' | 'seenAt' | 'updatedAt'>

/**
 * Keeps a request and the mails that go with it. Where one with its `submission` is there already, that
 * one is given back and nothing is written.
 */
export async function createRequest(
  db: Db,
  request: NewRequest,
): Promise<{ request: StoredRequest; isNew: boolean }> {
  const { createdAt: now, submission } = request
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(bookingRequests)
      .values({ ...request, updatedAt: now })
      .onConflictDoNothing({ target: bookingRequests.submission })
      .returning()
    if (made) {
      const mails = request.state === 'draft' ? (['confirm'] as const) : mailsOf('confirm', 'draft')
      await addMails(tx, [made.id], mails, now)
      return { request: toRequest(made, now), isNew: true }
    }
    const known = await findSubmission(tx, submission, now)
    if (!known) throw new Error('a submission that is taken has a request')
    return { request: known, isNew: false }
  })
}

/** The request that a browser's form has become. */
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

/** Which request is meant: one of a member, the one behind a link of a mail, or any by id. */
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

/** What happened instead: the request is as it is now, and nothing was written. */
export type Move = { moved: boolean; request: StoredRequest }

/**
 * Lets an event happen to a request if it can still happen at `now`. Of several at once the database lets
 * one through; the others get the request as that one left it. Mails are written in the same transaction.
 * Null when there is no such request.
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
    return { moved: true, request: toRequest(changed, now) }
  })
}

/** Writes down what the clock has done meanwhile, with its mails; each is done once, by whichever server comes first. */
export async function settleRequests(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const lapse = async (state: RequestState, event: 'expire' | 'complete') => {
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
      (await lapse('sent', 'expire')) +
      (await lapse('draft', 'expire')) +
      (await lapse('accepted', 'complete'))
    )
  })
}

/** The visitor has looked. */
export async function markSeen(db: Db, key: RequestKey, now: Date): Promise<boolean> {
  const seen = await db
    .update(bookingRequests)
    .set({ seenAt: now })
    .where(matching(key))
    .returning({ id: bookingRequests.id })
  return seen.length > 0
}

/** What was asked for as a guest from an address becomes the account's that owns the address. */
export async function claimRequests(db: Db, userId: string, guestHash: string): Promise<void> {
  await db
    .update(bookingRequests)
    .set({ userId, guestHash: null, guestAddress: null })
    // What was never confirmed has not proved the address; it stays with its link.
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

/** What is kept of the token of a link. */
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

/** The operator was told of it, so whoever asked has proved their address. */
export const WAS_SENT = sql`exists (select from booking_mails m
  where m.request_id = ${bookingRequests.id} and m.kind = 'operator_asked')`
