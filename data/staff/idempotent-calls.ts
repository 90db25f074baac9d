import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { StoredAnswer } from '#domain/console/idempotency.ts'
import { idempotentCalls } from '../db/api-schema.ts'
import type { Db } from '../db/db.ts'

const DAY_MS = 86_400_000

export type IdempotentCall = {
  keyId: string
  /** From the client. */
  idempotencyKey: string
  /** All that the call depends on. */
  request: string
  now: Date
}

export type Repeated = { answer: StoredAnswer; isRepeated: boolean } | 'another request'

/**
 * Runs a call in a transaction, once for each idempotency key of an API key within 24 hours. A repeated call
 * waits for the first one and gets its answer. A call that fails leaves nothing behind.
 */
export function runOnce(
  db: Db,
  { keyId, idempotencyKey, request, now }: IdempotentCall,
  run: (tx: Db) => Promise<StoredAnswer>,
): Promise<Repeated> {
  const requestHash = createHash('sha256').update(request).digest('hex')
  const same = and(
    eq(idempotentCalls.keyId, keyId),
    eq(idempotentCalls.idempotencyKey, idempotencyKey),
  )
  return db.transaction(async (tx): Promise<Repeated> => {
    const expired = new Date(now.getTime() - DAY_MS)
    await tx.delete(idempotentCalls).where(lt(idempotentCalls.createdAt, expired))
    const [begun] = await tx
      .insert(idempotentCalls)
      .values({ keyId, idempotencyKey, requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (begun) {
      const answer = await run(tx)
      await tx.update(idempotentCalls).set({ answer }).where(same)
      return { answer, isRepeated: false }
    }
    const [first] = await tx.select().from(idempotentCalls).where(same)
    if (!first?.answer) throw new Error('a committed call has an answer')
    if (first.requestHash !== requestHash) return 'another request'
    return { answer: first.answer, isRepeated: true }
  })
}
