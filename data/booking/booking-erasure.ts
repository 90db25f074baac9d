import { and, eq, inArray, isNull, lte, not, sql } from 'drizzle-orm'
import { bookingMails, bookingRequests } from '../db/booking-schema.ts'
import type { Db } from '../db/db.ts'
import { moveRequest, WAS_SENT } from './booking-requests.ts'

const YEAR_DAYS = 365
const DRAFT_DAYS = 7
const DAY_MS = 86_400_000

/**
 * Deletes unconfirmed drafts after a week and anonymises guests a year after the end; returns the number of
 * requests.
 */
export async function cleanUpRequests(db: Db, now: Date): Promise<number> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const deleted = await db
    .delete(bookingRequests)
    .where(and(not(WAS_SENT), lte(bookingRequests.createdAt, ago(DRAFT_DAYS))))
    .returning({ id: bookingRequests.id })
  const anonymised = await db
    .update(bookingRequests)
    .set(ANONYMOUS)
    .where(
      and(
        isNull(bookingRequests.userId),
        sql`${bookingRequests.guestHash} is not null`,
        lte(bookingRequests.endsAt, ago(YEAR_DAYS)),
        lte(bookingRequests.updatedAt, ago(YEAR_DAYS)),
      ),
    )
    .returning({ id: bookingRequests.id })
  return deleted.length + anonymised.length
}

/** Anonymised fields; the rest stays for the operator's records. */
const ANONYMOUS = {
  userId: null,
  guestHash: null,
  guestAddress: null,
  name: '',
  message: '',
  note: '',
  locale: 'en',
  // Never equals the hash of a link.
  guestLink: sql`'gone-' || ${bookingRequests.id}`,
} as const

/**
 * Anonymises a member: open requests are cancelled, with a mail to the operator, and all requests lose their
 * owner. Unsent mails to the member are deleted.
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
  await tx.update(bookingRequests).set(ANONYMOUS).where(own)
}
