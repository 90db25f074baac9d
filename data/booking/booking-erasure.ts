import { and, eq, inArray, isNull, lte, not, sql } from 'drizzle-orm'
import { bookingMails, bookingRequests } from '../db/booking-schema.ts'
import type { Db } from '../db/db.ts'
import { moveRequest, WAS_SENT } from './booking-requests.ts'

const YEAR_DAYS = 365
const DRAFT_DAYS = 7
const DAY_MS = 86_400_000

/** Forgets drafts that nobody confirmed, and whoever asked as a guest a year after the end; gives how many. */
export async function cleanUpRequests(db: Db, now: Date): Promise<number> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const dropped = await db
    .delete(bookingRequests)
    .where(and(not(WAS_SENT), lte(bookingRequests.createdAt, ago(DRAFT_DAYS))))
    .returning({ id: bookingRequests.id })
  const forgotten = await db
    .update(bookingRequests)
    .set(NOBODY)
    .where(
      and(
        isNull(bookingRequests.userId),
        sql`${bookingRequests.guestHash} is not null`,
        lte(bookingRequests.endsAt, ago(YEAR_DAYS)),
        lte(bookingRequests.updatedAt, ago(YEAR_DAYS)),
      ),
    )
    .returning({ id: bookingRequests.id })
  return dropped.length + forgotten.length
}

/** What is left for the operator's records: what was asked for, when and for how many, of nobody. */
const NOBODY = {
  userId: null,
  guestHash: null,
  guestAddress: null,
  name: '',
  message: '',
  note: '',
  locale: 'en',
  // Links are looked up by a hash; none has this one.
  guestLink: sql`'gone-' || ${bookingRequests.id}`,
} as const

/**
 * Forgets a member: what is open is cancelled, with a mail to the operator; then every request of theirs
 * is nobody's. Mails to them that were not sent yet are dropped.
 */
export async function anonymiseRequester(tx: Db, userId: string, now: Date): Promise<void> {
  const own = eq(bookingRequests.userId, userId)
  const open = await tx.select({ id: bookingRequests.id }).from(bookingRequests).where(own)
  for (const { id } of open) await moveRequest(tx, { id }, 'cancel', now)
  const ids = open.map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .delete(bookingMails)
    .where(
      and(
        inArray(bookingMails.requestId, ids),
        isNull(bookingMails.sentAt),
        sql`${bookingMails.kind} not like 'operator_%'`,
      ),
    )
  await tx.update(bookingRequests).set(NOBODY).where(own)
}
