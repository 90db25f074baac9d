import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { ROTATION_HOURS, type WebhookEntry } from '#domain/console/webhooks.ts'
import { webhookDeliveries, webhookSubscriptions } from '../db/api-schema.ts'
import type { Db } from '../db/db.ts'

const HOUR_MS = 3_600_000

type NewWebhook = Pick<
  typeof webhookSubscriptions.$inferSelect,
  'id' | 'url' | 'events' | 'sealedSecret' | 'createdAt'
>

/** Stores a subscription; false if there are `limit` already. */
export async function createWebhook(tx: Db, webhook: NewWebhook, limit: number): Promise<boolean> {
  await tx.execute(sql`lock table ${webhookSubscriptions} in share row exclusive mode`)
  if ((await tx.$count(webhookSubscriptions)) >= limit) return false
  await tx.insert(webhookSubscriptions).values(webhook)
  return true
}

const { id } = webhookSubscriptions
const { subscriptionId, state } = webhookDeliveries
const countOf = (counted: 'waiting' | 'failed') =>
  sql<number>`(select count(*)::int from webhook_deliveries d
    where d.subscription_id = webhook_subscriptions.id and d.state = ${counted})`

/** All subscriptions, oldest first. */
export async function listWebhooks(db: Db, now: Date): Promise<WebhookEntry[]> {
  return readEntries(db, now, undefined)
}

export async function findWebhook(db: Db, key: string, now: Date): Promise<WebhookEntry | null> {
  const [entry] = await readEntries(db, now, key)
  return entry ?? null
}

async function readEntries(db: Db, now: Date, key: string | undefined): Promise<WebhookEntry[]> {
  const { url, events, createdAt, disabledAt, disabledBy, previousUntil } = webhookSubscriptions
  const rows = await db
    .select({
      id,
      url,
      events,
      createdAt,
      disabledAt,
      disabledBy,
      previousUntil,
      waiting: countOf('waiting'),
      failed: countOf('failed'),
    })
    .from(webhookSubscriptions)
    .where(key === undefined ? undefined : eq(id, key))
    .orderBy(asc(createdAt), asc(id))
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    disabledAt: row.disabledAt?.toISOString() ?? null,
    previousUntil:
      row.previousUntil && row.previousUntil > now ? row.previousUntil.toISOString() : null,
  }))
}

/**
 * Disables a subscription: what waits for delivery is given up, and can be replayed once it is enabled. False if it
 * is not enabled.
 */
export async function disableWebhook(
  tx: Db,
  key: string,
  by: 'staff' | 'receiver',
  now: Date,
): Promise<boolean> {
  const disabled = await tx
    .update(webhookSubscriptions)
    .set({ disabledAt: now, disabledBy: by })
    .where(and(eq(id, key), isNull(webhookSubscriptions.disabledAt)))
    .returning({ id })
  if (disabled.length === 0) return false
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', fault: 'disabled', status: null })
    .where(and(eq(subscriptionId, key), eq(state, 'waiting')))
  return true
}

/** Delivers nothing of a subscription until a time. */
export async function pauseWebhook(db: Db, key: string, until: Date): Promise<void> {
  await db.update(webhookSubscriptions).set({ pausedUntil: until }).where(eq(id, key))
}

/** False if it is not disabled. */
export async function enableWebhook(tx: Db, key: string): Promise<boolean> {
  const enabled = await tx
    .update(webhookSubscriptions)
    .set({ disabledAt: null, disabledBy: null, pausedUntil: null })
    .where(and(eq(id, key), isNotNull(webhookSubscriptions.disabledAt)))
    .returning({ id })
  return enabled.length > 0
}

/** Gives a subscription another secret; the current one signs too for 24 hours. False if there is none. */
export async function rotateSecret(
  tx: Db,
  key: string,
  sealedSecret: string,
  now: Date,
): Promise<boolean> {
  const rotated = await tx
    .update(webhookSubscriptions)
    .set({
      previousSecret: webhookSubscriptions.sealedSecret,
      previousUntil: new Date(now.getTime() + ROTATION_HOURS * HOUR_MS),
      sealedSecret,
    })
    .where(eq(id, key))
    .returning({ id })
  return rotated.length > 0
}

/** Deletes a subscription with its log; its address, or null if there is none. */
export async function removeWebhook(tx: Db, key: string): Promise<string | null> {
  const [row] = await tx
    .delete(webhookSubscriptions)
    .where(eq(id, key))
    .returning({ url: webhookSubscriptions.url })
  return row?.url ?? null
}
