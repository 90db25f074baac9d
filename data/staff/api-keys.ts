import { createHash } from 'node:crypto'
import { and, desc, eq, isNull, lt, or } from 'drizzle-orm'
import type { ApiKeyEntry } from '#domain/console/api-keys.ts'
import { apiKeys } from '../db/api-schema.ts'
import type { Db } from '../db/db.ts'

const LAST_USE_STEP_MS = 60_000

type ApiKeyRow = typeof apiKeys.$inferSelect

/** A key that is valid. */
export type ApiKey = Pick<ApiKeyRow, 'id' | 'name' | 'scopes' | 'perMinute'>

export type NewKeyRow = Omit<ApiKeyRow, 'keyHash' | 'lastUsedAt' | 'revokedAt'> & { key: string }

/** Stores a key by its hash. */
export async function createApiKey(tx: Db, { key, ...row }: NewKeyRow): Promise<ApiKeyEntry> {
  const [stored] = await tx
    .insert(apiKeys)
    .values({ ...row, keyHash: hashOf(key) })
    .returning()
  if (!stored) throw new Error('an insert returns its row')
  return toEntry(stored)
}

/** All keys, newest first, revoked ones too. */
export async function listApiKeys(db: Db): Promise<ApiKeyEntry[]> {
  const rows = await db.select().from(apiKeys).orderBy(desc(apiKeys.createdAt), apiKeys.id)
  return rows.map(toEntry)
}

/** A key that is not revoked, with its use recorded; null for any other text. */
export async function findValidKey(db: Db, key: string, now: Date): Promise<ApiKey | null> {
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.keyHash, hashOf(key)), isNull(apiKeys.revokedAt)))
  if (!row) return null
  const step = new Date(now.getTime() - LAST_USE_STEP_MS)
  if (!row.lastUsedAt || row.lastUsedAt < step) {
    const { id, lastUsedAt } = apiKeys
    await db
      .update(apiKeys)
      .set({ lastUsedAt: now })
      .where(and(eq(id, row.id), or(isNull(lastUsedAt), lt(lastUsedAt, step))))
  }
  const { id, name, scopes, perMinute } = row
  return { id, name, scopes, perMinute }
}

/** Revokes a key for good; null if there is none that is valid. */
export async function revokeApiKey(tx: Db, id: string, now: Date): Promise<ApiKeyEntry | null> {
  const [row] = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning()
  return row ? toEntry(row) : null
}

/** A key is random, so a plain hash cannot be guessed back. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

function toEntry(row: ApiKeyRow): ApiKeyEntry {
  const { keyHash: _, createdBy: __, createdAt, lastUsedAt, revokedAt, ...entry } = row
  return {
    ...entry,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }
}
