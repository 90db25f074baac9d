import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { DeliveryEntry } from '#domain/console/webhooks.ts'
import { webhookDeliveries, webhookSubscriptions } from '../db/api-schema.ts'
import type { Db } from '../db/db.ts'

const isBehind = sql<boolean>`(${webhookDeliveries.state} = 'waiting' and exists (
  select from webhook_deliveries e where e.subscription_id = webhook_deliveries.subscription_id
    and e.subject = webhook_deliveries.subject and e.state = 'waiting' and e.seq < webhook_deliveries.seq))`

/** Events of a subscription, newest first, at most `limit`. */
export async function listDeliveries(
  db: Db,
  subscriptionId: string,
  limit: number,
): Promise<DeliveryEntry[]> {
  const { id, event, data, at, state, tries, triedAt, status, fault, dueAt } = webhookDeliveries
  const rows = await db
    .select({ id, event, data, at, state, tries, triedAt, status, fault, dueAt, isBehind })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.subscriptionId, subscriptionId))
    .orderBy(desc(webhookDeliveries.seq))
    .limit(limit)
  return rows.map(({ data, dueAt, ...row }) => ({
    ...row,
    subjectId: data.request?.id ?? data.listing?.id ?? null,
    at: row.at.toISOString(),
    triedAt: row.triedAt?.toISOString() ?? null,
    nextAt: row.state === 'waiting' ? dueAt.toISOString() : null,
  }))
}

/** Events of a disabled subscription cannot be replayed. */
const enabled = sql`(select ${webhookSubscriptions.id} from ${webhookSubscriptions} where ${webhookSubscriptions.disabledAt} is null)`
const again = (now: Date) =>
  ({ state: 'waiting', tries: 0, dueAt: now, status: null, fault: null }) as const

/**
 * Queues an event again that was delivered or given up, with the same id; null if there is none, or if its
 * subscription is disabled.
 */
export async function replayDelivery(
  tx: Db,
  id: string,
  now: Date,
): Promise<{ subscriptionId: string } | null> {
  const { subscriptionId } = webhookDeliveries
  const [row] = await tx
    .update(webhookDeliveries)
    .set(again(now))
    .where(
      and(
        eq(webhookDeliveries.id, id),
        ne(webhookDeliveries.state, 'waiting'),
        inArray(subscriptionId, enabled),
      ),
    )
    .returning({ subscriptionId })
  return row ?? null
}

/** Queues all events again that were given up; their number. */
export async function replayFailed(tx: Db, subscriptionId: string, now: Date): Promise<number> {
  const replayed = await tx
    .update(webhookDeliveries)
    .set(again(now))
    .where(
      and(
        eq(webhookDeliveries.subscriptionId, subscriptionId),
        eq(webhookDeliveries.state, 'failed'),
        inArray(webhookDeliveries.subscriptionId, enabled),
      ),
    )
    .returning({ id: webhookDeliveries.id })
  return replayed.length
}
