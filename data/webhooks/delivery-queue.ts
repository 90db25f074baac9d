import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { WebhookData } from '#domain/console/webhook-payload.ts'
import type { DeliveryEntry, DeliveryFault } from '#domain/console/webhooks.ts'
import { webhookDeliveries } from '../db/api-schema.ts'
import type { Db } from '../db/db.ts'

/** An event that is about to be sent. `tries` includes the current one. */
export type ClaimedDelivery = {
  id: string
  event: DeliveryEntry['event']
  data: WebhookData
  at: Date
  tries: number
  url: string
  sealedSecret: string
  /** Of a rotation, while it signs too. */
  previousSecret: string | null
}

/** Longer than a try takes: an event whose server was killed is due again after it. */
const LEASE_S = 60

/** Ids of enabled subscriptions with due events. */
export async function listDueWebhooks(db: Db, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select s.id from webhook_subscriptions s where s.disabled_at is null
      and (s.paused_until is null or s.paused_until <= ${now.toISOString()}::timestamptz) and exists (
      select from webhook_deliveries d where d.subscription_id = s.id and d.state = 'waiting'
        and d.due_at <= ${now.toISOString()}::timestamptz)`)
  return rows.map(({ id }) => id)
}

/**
 * Claims the next due event of a subscription, so that no other server sends it; an event waits while an earlier one
 * of its subject does. Null if there is none, or if the subscription is disabled.
 */
export async function claimDelivery(
  db: Db,
  subscriptionId: string,
  now: Date,
): Promise<ClaimedDelivery | null> {
  const at = sql`${now.toISOString()}::timestamptz`
  // min(seq), not "not exists": without statistics PostgreSQL would join all events that wait, at each claim.
  const { rows } = await db.execute<Omit<ClaimedDelivery, 'at'> & { at: string | Date }>(sql`
    update webhook_deliveries d
    set tries = d.tries + 1, tried_at = ${at}, due_at = ${at} + ${LEASE_S} * interval '1 second'
    from webhook_subscriptions s
    where s.id = d.subscription_id and s.disabled_at is null
      and (s.paused_until is null or s.paused_until <= ${at}) and d.id = (
      select w.id from webhook_deliveries w
      where w.subscription_id = ${subscriptionId}::uuid and w.state = 'waiting' and w.due_at <= ${at}
        and w.seq = (select min(e.seq) from webhook_deliveries e
          where e.subscription_id = w.subscription_id and e.subject = w.subject and e.state = 'waiting')
      order by w.due_at, w.seq limit 1 for update skip locked
    )
    returning d.id, d.event, d.data, d.at, d.tries, s.url, s.sealed_secret as "sealedSecret",
      case when s.previous_until > ${at} then s.previous_secret end as "previousSecret"`)
  const [row] = rows
  return row ? { ...row, at: new Date(row.at) } : null
}

type Outcome = {
  state: DeliveryEntry['state']
  status: number | null
  fault: DeliveryFault | null
  /** Of the next try, if it waits for one. */
  dueAt?: Date
}

/** Stores the outcome of a try, unless the event was claimed again or given up meanwhile. */
export async function settleDelivery(
  db: Db,
  { id, tries }: Pick<ClaimedDelivery, 'id' | 'tries'>,
  outcome: Outcome,
): Promise<void> {
  const isCurrent = and(
    eq(webhookDeliveries.id, id),
    eq(webhookDeliveries.tries, tries),
    eq(webhookDeliveries.state, 'waiting'),
  )
  await db.update(webhookDeliveries).set(outcome).where(isCurrent)
}

/** Deletes events before a time from the log, but for those that wait. */
export async function deleteOldDeliveries(db: Db, before: Date): Promise<void> {
  const isOld = and(lt(webhookDeliveries.at, before), ne(webhookDeliveries.state, 'waiting'))
  await db.delete(webhookDeliveries).where(isOld)
}
