import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'

/** A letter that has not gone out yet; only whoever sealed it can read it. `tries` counts this one. */
export type QueuedMail = { id: string; sealed: string; tries: number }

export type NewQueuedMail = {
  id: string
  /** Its address, by which it belongs to an account where one has it. */
  to: string
  sealed: string
  dueAt: Date
  expiresAt: Date
}

const LONGEST_PAUSE_MIN = 60

export async function enqueueMail(db: Db, letter: NewQueuedMail): Promise<void> {
  await db.execute(sql`
    insert into auth.waiting_letters (id, user_id, sealed, due_at, expires_at)
    values (${letter.id}::uuid,
      (select id from auth.users where email = ${letter.to} and not is_sso limit 1),
      ${letter.sealed}, ${letter.dueAt.toISOString()}::timestamptz,
      ${letter.expiresAt.toISOString()}::timestamptz)`)
}

/**
 * Takes the next letter that is due, so that no other server sends it now. It comes back by itself after a pause
 * that doubles, unless it is deleted before. What nobody can use any more is deleted instead.
 */
export async function claimMail(db: Db, now: Date): Promise<QueuedMail | null> {
  const at = now.toISOString()
  await db.execute(sql`delete from auth.waiting_letters where expires_at <= ${at}::timestamptz`)
  const { rows } = await db.execute<QueuedMail>(sql`
    update auth.waiting_letters set tries = tries + 1,
      due_at = ${at}::timestamptz
        + least(power(2, tries), ${LONGEST_PAUSE_MIN}) * interval '1 minute'
    where id = (
      select id from auth.waiting_letters where due_at <= ${at}::timestamptz
      order by due_at, id limit 1 for update skip locked
    )
    returning id, sealed, tries`)
  return rows[0] ?? null
}

export async function deleteQueuedMail(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from auth.waiting_letters where id = ${id}::uuid`)
}

/** How many letters wait. */
export async function countQueuedMails(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from auth.waiting_letters`,
  )
  return Number(rows[0]?.count ?? 0)
}
