import { desc, inArray, sql } from 'drizzle-orm'
import { signingKeys } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'

export type StoredSigningKey = {
  kid: string
  /** Sealed. */
  privateJwk: string
  createdAt: Date
}

/** Keys that access tokens are signed with, newest first. */
export function listSigningKeys(db: Db): Promise<StoredSigningKey[]> {
  return db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt))
}

/** Adds a key unless another server has added one since `unlessSince`; returns whether it was added. */
export async function addSigningKey(
  db: Db,
  key: StoredSigningKey,
  unlessSince: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table auth.signing_keys in exclusive mode`)
    const [newest] = await listSigningKeys(tx)
    if (newest && newest.createdAt >= unlessSince) return false
    await tx.insert(signingKeys).values(key)
    return true
  })
}

export async function deleteSigningKeys(db: Db, kids: readonly string[]): Promise<void> {
  if (kids.length > 0) await db.delete(signingKeys).where(inArray(signingKeys.kid, [...kids]))
}
