import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ApiScope } from '#domain/console/api-keys.ts'

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
