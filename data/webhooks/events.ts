import { and, eq, isNull, sql } from 'drizzle-orm'
import type { WebhookData } from '#domain/console/webhook-payload.ts'
import { TEST_EVENT, type WebhookEvent } from '#domain/console/webhooks.ts'
import { webhookDeliveries, webhookSubscriptions } from '../db/api-schema.ts'
import type { Db } from '../db/db.ts'

type NewEvent = {
  event: Exclude<WebhookEvent, `listing.${string}`>
  /** Events of one subject are delivered in order. */
  subject: string
  data: WebhookData
  now: Date
}

/**
 * Queues an event for every subscription that has it, in the transaction of its cause. Events of listings are queued
 * by triggers of the database.
 */
export async function queueEvent(tx: Db, { event, subject, data, now }: NewEvent): Promise<void> {
  const subscriptions = await tx
    .select({ id: webhookSubscriptions.id })
    .from(webhookSubscriptions)
    .where(
      and(
        isNull(webhookSubscriptions.disabledAt),
        sql`${event} = any(${webhookSubscriptions.events})`,
      ),
    )
    // Removing one meanwhile must not fail the cause.
    .for('key share')
  const rows = subscriptions.map(({ id: subscriptionId }) => ({
    subscriptionId,
    event,
    subject,
    data,
    at: now,
    dueAt: now,
  }))
  if (rows.length > 0) await tx.insert(webhookDeliveries).values(rows)
}

/** Queues a test event for a subscription; false if it is not enabled. */
export async function queueTest(tx: Db, id: string, now: Date): Promise<boolean> {
  const [enabled] = await tx
    .select({ id: webhookSubscriptions.id })
    .from(webhookSubscriptions)
    .where(and(eq(webhookSubscriptions.id, id), isNull(webhookSubscriptions.disabledAt)))
    .for('share')
  if (!enabled) return false
  await tx.insert(webhookDeliveries).values({
    subscriptionId: id,
    event: TEST_EVENT,
    subject: `test ${crypto.randomUUID()}`,
    data: {},
    at: now,
    dueAt: now,
  })
  return true
}
