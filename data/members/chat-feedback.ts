import { and, count, desc, eq, gte, inArray, isNotNull } from 'drizzle-orm'
import type { Feedback, Verdict } from '#domain/chat/chat-feedback.ts'
import type { Db } from '../db/db.ts'
import { chatFeedback } from '../db/schema.ts'

/** Maximum number of rows, because anybody may write here. */
const MAX_ROWS = 100_000
const REMOVED_AT_ONCE = 1_000

/** Stores the rating of an answer, replacing an earlier one; a null verdict deletes it. */
export async function storeFeedback(db: Db, { answer, verdict, ...rest }: Feedback): Promise<void> {
  if (verdict === null) {
    await db.delete(chatFeedback).where(eq(chatFeedback.answer, answer))
    return
  }
  const row = { verdict, ...rest, at: new Date() }
  await db
    .insert(chatFeedback)
    .values({ answer, ...row })
    .onConflictDoUpdate({ target: chatFeedback.answer, set: row })
  await deleteOldest(db)
}

export type StoredFeedback = typeof chatFeedback.$inferSelect

/** One page of ratings, numbered from 1, newest first, with the number of all that match. */
export async function listFeedback(
  db: Db,
  { verdict, page, perPage }: { verdict: Verdict | null; page: number; perPage: number },
): Promise<{ ratings: StoredFeedback[]; total: number }> {
  const where = verdict === null ? undefined : eq(chatFeedback.verdict, verdict)
  const ratings = await db
    .select()
    .from(chatFeedback)
    .where(where)
    .orderBy(desc(chatFeedback.at), chatFeedback.answer)
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { ratings, total: await db.$count(chatFeedback, where) }
}

/** Number of ratings since then, by verdict. */
export async function countFeedback(db: Db, since: Date): Promise<Record<Verdict, number>> {
  const rows = await db
    .select({ verdict: chatFeedback.verdict, ratings: count() })
    .from(chatFeedback)
    .where(gte(chatFeedback.at, since))
    .groupBy(chatFeedback.verdict)
  const counts: Record<Verdict, number> = { up: 0, down: 0 }
  for (const { verdict, ratings } of rows) counts[verdict] = ratings
  return counts
}

/** Stores what staff note about a rating; false for an unknown one. */
export async function annotateFeedback(
  db: Db,
  answer: string,
  note: Pick<StoredFeedback, 'note' | 'isDone'>,
): Promise<boolean> {
  const changed = await db
    .update(chatFeedback)
    .set(note)
    .where(eq(chatFeedback.answer, answer))
    .returning({ answer: chatFeedback.answer })
  return changed.length > 0
}

/** Ratings with a turn, newest first. */
export async function listRatedTurns(
  db: Db,
  { verdict, limit }: { verdict: Verdict | null; limit: number },
): Promise<StoredFeedback[]> {
  return db
    .select()
    .from(chatFeedback)
    .where(
      and(
        isNotNull(chatFeedback.turn),
        verdict === null ? undefined : eq(chatFeedback.verdict, verdict),
      ),
    )
    .orderBy(desc(chatFeedback.at), chatFeedback.answer)
    .limit(limit)
}

async function deleteOldest(db: Db): Promise<void> {
  const oldest = db
    .select({ answer: chatFeedback.answer })
    .from(chatFeedback)
    .orderBy(desc(chatFeedback.at))
    .offset(MAX_ROWS)
    .limit(REMOVED_AT_ONCE)
  await db.delete(chatFeedback).where(inArray(chatFeedback.answer, oldest))
}
