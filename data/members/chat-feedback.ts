import { desc, eq, inArray } from 'drizzle-orm'
import type { Feedback } from '#domain/chat/chat-feedback.ts'
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

async function deleteOldest(db: Db): Promise<void> {
  const oldest = db
    .select({ answer: chatFeedback.answer })
    .from(chatFeedback)
    .orderBy(desc(chatFeedback.at))
    .offset(MAX_ROWS)
    .limit(REMOVED_AT_ONCE)
  await db.delete(chatFeedback).where(inArray(chatFeedback.answer, oldest))
}
