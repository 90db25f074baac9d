import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ApiScope } from '#domain/console/api-keys.ts'
import type { StoredAnswer } from '#domain/console/idempotency.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const apiKeys = pgTable('api_keys', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  prefix: text().notNull(),
  keyHash: text('key_hash').notNull(),
  scopes: text().array().$type<ApiScope[]>().notNull(),
  perMinute: integer('per_minute').notNull(),
  createdBy: uuid('created_by'),
  createdAt: time('created_at').notNull(),
  lastUsedAt: time('last_used_at'),
  revokedAt: time('revoked_at'),
})

export const idempotentCalls = pgTable(
  'idempotent_calls',
  {
    keyId: uuid('key_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb().$type<StoredAnswer>(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.idempotencyKey] })],
)
