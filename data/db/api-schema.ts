import {
  bigint,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ApiScope } from '#domain/console/api-keys.ts'
import type { StoredAnswer } from '#domain/console/idempotency.ts'
import type { WebhookData } from '#domain/console/webhook-payload.ts'
import type {
  DeliveryEntry,
  DeliveryFault,
  WebhookEntry,
  WebhookEvent,
} from '#domain/console/webhooks.ts'

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

export const webhookSubscriptions = pgTable('webhook_subscriptions', {
  id: uuid().primaryKey(),
  url: text().notNull(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  sealedSecret: text('sealed_secret').notNull(),
  previousSecret: text('previous_secret'),
  previousUntil: time('previous_until'),
  createdAt: time('created_at').notNull(),
  disabledAt: time('disabled_at'),
  disabledBy: text('disabled_by').$type<WebhookEntry['disabledBy']>(),
  pausedUntil: time('paused_until'),
})

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: uuid().primaryKey().defaultRandom(),
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  subscriptionId: uuid('subscription_id').notNull(),
  event: text().$type<DeliveryEntry['event']>().notNull(),
  subject: text().notNull(),
  data: jsonb().$type<WebhookData>().notNull(),
  at: time('at').notNull(),
  state: text().$type<DeliveryEntry['state']>().notNull().default('waiting'),
  tries: integer().notNull().default(0),
  dueAt: time('due_at').notNull(),
  triedAt: time('tried_at'),
  status: integer(),
  fault: text().$type<DeliveryFault>(),
})
