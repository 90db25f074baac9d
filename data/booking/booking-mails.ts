import { eq, sql } from 'drizzle-orm'
import type { RequestMail } from '#domain/booking/request-mail.ts'
import { bookingMails } from '../db/booking-schema.ts'
import type { Db } from '../db/db.ts'

/** `tries` includes the current one. */
export type DueMail = { id: number; requestId: string; kind: RequestMail; tries: number }

/** Number of tries (a little more than two days) after which a mail is abandoned. */
export const TRIES_LIMIT = 16
const MAX_RETRY_DELAY_MIN = 360

/**
 * Claims the next due mail, so that no other server sends it. Unless marked as sent, it becomes due again
 * after a delay that doubles.
 */
export async function takeDueMail(db: Db, now: Date): Promise<DueMail | null> {
  const at = now.toISOString()
  const { rows } = await db.execute<{
    id: string
    request_id: string
    kind: RequestMail
    tries: number
  }>(sql`
    update booking_mails set tries = tries + 1, failure = null,
      due_at = ${at}::timestamptz
        + least(power(2, tries), ${MAX_RETRY_DELAY_MIN}) * interval '1 minute'
    where id = (
      select id from booking_mails
      where sent_at is null and due_at <= ${at}::timestamptz and tries < ${TRIES_LIMIT}
      order by due_at, id limit 1 for update skip locked
    )
    returning id, request_id, kind, tries`)
  const [row] = rows
  return row
    ? { id: Number(row.id), requestId: row.request_id, kind: row.kind, tries: row.tries }
    : null
}

/** Notes why a try failed. */
export async function noteBookingMailFailure(db: Db, id: number, failure: string): Promise<void> {
  await db.update(bookingMails).set({ failure }).where(eq(bookingMails.id, id))
}

export async function markMailSent(db: Db, id: number, now: Date): Promise<void> {
  await db.update(bookingMails).set({ sentAt: now }).where(eq(bookingMails.id, id))
}
