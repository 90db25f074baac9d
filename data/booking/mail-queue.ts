import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'

/** A queued mail, encrypted by its sender. `tries` includes the current one. */
export type QueuedMail = { id: string; sealed: string; tries: number }

export type NewQueuedMail = {
  id: string
  /** Recipient address; links the mail to an account with that address. */
  to: string
  sealed: string
  dueAt: Date
  expiresAt: Date
}

const MAX_RETRY_DELAY_MIN = 60

export async function enqueueMail(db: Db, mail: NewQueuedMail): Promise<void> {
  await db.execute(sql`
    insert into auth.waiting_letters (id, user_id, sealed, due_at, expires_at)
    values (${mail.id}::uuid,
      (select id from auth.users where email = ${mail.to} and not is_sso limit 1),
      ${mail.sealed}, ${mail.dueAt.toISOString()}::timestamptz,
      ${mail.expiresAt.toISOString()}::timestamptz)`)
}

/**
 * Claims the next due mail, so that no other server sends it. Unless deleted, it becomes due again after a
 * delay that doubles. Expired mails are deleted.
 */
export async function claimMail(db: Db, now: Date): Promise<QueuedMail | null> {
  const at = now.toISOString()
  await db.execute(sql`delete from auth.waiting_letters where expires_at <= ${at}::timestamptz`)
  const { rows } = await db.execute<QueuedMail>(sql`
    update auth.waiting_letters set tries = tries + 1, failure = null,
      due_at = ${at}::timestamptz
        + least(power(2, tries), ${MAX_RETRY_DELAY_MIN}) * interval '1 minute'
    where id = (
      select id from auth.waiting_letters where due_at <= ${at}::timestamptz and failed_at is null
      order by due_at, id limit 1 for update skip locked
    )
    returning id, sealed, tries`)
  return rows[0] ?? null
}

/** Notes why a try failed; one that failed for good is not tried again by itself, but stays until it expires. */
export async function noteMailFailure(
  db: Db,
  id: string,
  { failure, isPermanent, now }: { failure: string; isPermanent: boolean; now: Date },
): Promise<void> {
  const failedAt = isPermanent ? now.toISOString() : null
  await db.execute(sql`
    update auth.waiting_letters set failure = ${failure}, failed_at = ${failedAt}::timestamptz
    where id = ${id}::uuid`)
}

export async function deleteQueuedMail(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from auth.waiting_letters where id = ${id}::uuid`)
}

/** Number of queued mails that will be tried. */
export async function countQueuedMails(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from auth.waiting_letters where failed_at is null`,
  )
  return Number(rows[0]?.count ?? 0)
}
