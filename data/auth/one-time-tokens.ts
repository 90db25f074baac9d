import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { TokenKind } from '#domain/member/account.ts'
import { oneTimeTokens } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'

export type OneTimeToken = {
  id: string
  userId: string
  kind: TokenKind
  /** A keyed hash; neither the code nor the link can be read from it. */
  tokenHash: string
  /** The address it was sent to. */
  relatesTo: string
  flowStateId: string | null
  createdAt: Date
}

/**
 * Stores a token, replacing the user's previous one of its kind. For an unknown user it does the same work
 * and stores nothing, so that timing does not reveal accounts.
 */
export async function saveOneTimeToken(db: Db, token: OneTimeToken): Promise<void> {
  const { id, userId, kind, tokenHash, relatesTo, flowStateId, createdAt } = token
  await db.execute(sql`insert into auth.one_time_tokens
      (id, user_id, kind, token_hash, relates_to, flow_state_id, created_at)
    select ${id}::uuid, u.id, ${kind}, ${tokenHash}, ${relatesTo}, ${flowStateId}::uuid, ${createdAt.toISOString()}::timestamptz
      from auth.users u where u.id = ${userId}
    on conflict (user_id, kind) do update set id = excluded.id, token_hash = excluded.token_hash,
      relates_to = excluded.relates_to, flow_state_id = excluded.flow_state_id, created_at = excluded.created_at`)
}

/** Consumes a token atomically, so that only one of concurrent requests gets it; null for the others. */
export async function takeOneTimeToken(
  db: Db,
  wanted: { tokenHash: string; kinds: readonly TokenKind[]; newerThan: Date; userId?: string },
): Promise<OneTimeToken | null> {
  const [row] = await db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, wanted.tokenHash),
        inArray(oneTimeTokens.kind, [...wanted.kinds]),
        gt(oneTimeTokens.createdAt, wanted.newerThan),
        wanted.userId ? eq(oneTimeTokens.userId, wanted.userId) : undefined,
      ),
    )
    .returning()
  return row ?? null
}

/** Deletes a user's pending tokens: all, or some kinds. */
export async function clearOneTimeTokens(
  db: Db,
  userId: string,
  kinds: readonly TokenKind[] | null = null,
): Promise<void> {
  await db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        kinds ? inArray(oneTimeTokens.kind, [...kinds]) : undefined,
      ),
    )
}

export async function deleteOneTimeTokensBefore(db: Db, before: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.createdAt, before))
}
