import { sql } from 'drizzle-orm'
import { MAILS_SHOWN, type MailEntry } from '#domain/console/mails.ts'
import type { Db } from '../db/db.ts'
import { TRIES_LIMIT } from './booking-mails.ts'

type Row = Omit<MailEntry, 'dueAt'> & { due_at: string }

/** Unsent mails of accounts and booking requests, failed ones first, and their number. */
export async function listUnsentMails(
  db: Db,
  now: Date,
): Promise<{ unsent: number; mails: MailEntry[] }> {
  const { rows } = await db.execute<Row & { unsent: string }>(sql`
    with unsent as (
      select l.id::text as id, 'account' as kind, u.email as to, null as listing, l.tries, l.due_at,
        l.failure, l.failed_at is not null as is_failed
      from auth.waiting_letters l left join auth.users u on u.id = l.user_id
      where l.expires_at > ${now.toISOString()}::timestamptz
      union all
      select b.id::text, case when starts_with(b.kind, 'operator_') then 'operator' else 'visitor' end,
        null, r.listing ->> 'title', b.tries, b.due_at, b.failure, b.tries >= ${TRIES_LIMIT}
      from booking_mails b join booking_requests r on r.id = b.request_id
      where b.sent_at is null
    )
    select id, kind, "to", listing, tries, due_at, failure, count(*) over () as unsent,
      case when is_failed then 'failed' when failure is not null then 'retrying' else 'waiting' end as state
    from unsent order by is_failed desc, due_at, id limit ${MAILS_SHOWN}`)
  const mails = rows.map(({ unsent: _, due_at, ...row }) => ({
    ...row,
    dueAt: new Date(due_at).toISOString(),
  }))
  return { unsent: Number(rows[0]?.unsent ?? 0), mails }
}

/**
 * Makes mails due whose last try failed: one, or all for null. One that is being sent has no failure and is left
 * alone.
 *
 * @returns their number
 */
export async function resendMails(tx: Db, id: string | null, now: Date): Promise<number> {
  const at = now.toISOString()
  const only = (column: ReturnType<typeof sql>) =>
    id === null ? sql`true` : sql`${column}::text = ${id}`
  const letters = await tx.execute(sql`
    update auth.waiting_letters set failed_at = null, failure = null, due_at = ${at}::timestamptz
    where failure is not null and expires_at > ${at}::timestamptz and ${only(sql`id`)}`)
  const requests = await tx.execute(sql`
    update booking_mails set tries = 0, failure = null, due_at = ${at}::timestamptz
    where failure is not null and sent_at is null and ${only(sql`id`)}`)
  return (letters.rowCount ?? 0) + (requests.rowCount ?? 0)
}
