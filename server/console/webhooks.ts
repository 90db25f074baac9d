import { randomUUID } from 'node:crypto'
import { AuthError } from '#auth/errors.ts'
import type { Db } from '#data/db/db.ts'
import type { NewAuditEntry } from '#data/staff/staff-audit.ts'
import { listDeliveries, replayDelivery, replayFailed } from '#data/webhooks/delivery-log.ts'
import { queueTest } from '#data/webhooks/events.ts'
import {
  createWebhook,
  disableWebhook,
  enableWebhook,
  findWebhook,
  listWebhooks,
  removeWebhook,
  rotateSecret,
} from '#data/webhooks/subscriptions.ts'
import { webhookChange, webhookRequest } from '#domain/console/console-requests.ts'
import {
  type DeliveryLog,
  WEBHOOKS_LIMIT,
  type WebhookEntry,
  type WebhookList,
  type WebhookSecret,
} from '#domain/console/webhooks.ts'
import { createSecret, sealSecret } from '../webhooks/signature.ts'
import { type ConsoleCall, type Endpoint, idOf, notFound, readBody, record } from './endpoint.ts'

export const WEBHOOK_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/webhooks', action: 'webhooks.read', run: showWebhooks },
  { method: 'GET', path: '/webhooks/:id', action: 'webhooks.read', run: showLog },
  { method: 'POST', path: '/webhooks', action: 'webhooks.change', run: create },
  { method: 'PUT', path: '/webhooks/:id', action: 'webhooks.change', run: change },
  { method: 'POST', path: '/webhooks/:id/secret', action: 'webhooks.change', run: rotate },
  { method: 'DELETE', path: '/webhooks/:id', action: 'webhooks.change', run: remove },
  { method: 'POST', path: '/webhooks/:id/test', action: 'webhooks.send', run: test },
  { method: 'POST', path: '/webhooks/:id/replay', action: 'webhooks.send', run: replayAll },
  { method: 'POST', path: '/webhooks/deliveries/:id', action: 'webhooks.send', run: replay },
]

const DELIVERIES_SHOWN = 50

async function showWebhooks({ c, deps: { auth }, now }: ConsoleCall): Promise<Response> {
  return c.json({ webhooks: await listWebhooks(auth.db, now) } satisfies WebhookList)
}

async function showLog(call: ConsoleCall): Promise<Response> {
  return logOf(call, idOf(call.c))
}

async function logOf({ c, deps: { auth }, now }: ConsoleCall, id: string): Promise<Response> {
  const webhook = await findWebhook(auth.db, id, now)
  if (!webhook) throw notFound()
  const deliveries = await listDeliveries(auth.db, id, DELIVERIES_SHOWN)
  return c.json({ webhook, deliveries } satisfies DeliveryLog)
}

/** Creates a subscription; its secret is returned once. */
async function create(call: ConsoleCall): Promise<Response> {
  const { c, deps, now } = call
  const { url, events } = await readBody(c, webhookRequest)
  const id = randomUUID()
  const secret = createSecret()
  const row = { id, url, events, sealedSecret: sealSecret(deps.auth, secret), createdAt: now }
  const webhook = await deps.auth.db.transaction(async (tx) => {
    if (!(await createWebhook(tx, row, WEBHOOKS_LIMIT)))
      throw new AuthError(409, 'too_many_webhooks', `At most ${WEBHOOKS_LIMIT} webhooks`)
    await recordChange(tx, call, { action: 'webhook.created', id, after: { url, events } })
    return requireWebhook(tx, id, now)
  })
  return c.json({ secret, webhook } satisfies WebhookSecret, 201)
}

/** Enables or disables a subscription. */
async function change(call: ConsoleCall): Promise<Response> {
  const { c, deps, now } = call
  const id = idOf(c)
  const { isEnabled } = await readBody(c, webhookChange)
  await deps.auth.db.transaction(async (tx) => {
    await requireWebhook(tx, id, now)
    const isChanged = isEnabled
      ? await enableWebhook(tx, id)
      : await disableWebhook(tx, id, 'staff', now)
    const action = isEnabled ? 'webhook.enabled' : 'webhook.disabled'
    if (isChanged) await recordChange(tx, call, { action, id })
  })
  return logOf(call, id)
}

async function rotate(call: ConsoleCall): Promise<Response> {
  const { c, deps, now } = call
  const id = idOf(c)
  const secret = createSecret()
  const webhook = await deps.auth.db.transaction(async (tx) => {
    if (!(await rotateSecret(tx, id, sealSecret(deps.auth, secret), now))) throw notFound()
    await recordChange(tx, call, { action: 'webhook.secret-rotated', id })
    return requireWebhook(tx, id, now)
  })
  return c.json({ secret, webhook } satisfies WebhookSecret)
}

async function remove(call: ConsoleCall): Promise<Response> {
  const id = idOf(call.c)
  await call.deps.auth.db.transaction(async (tx) => {
    const url = await removeWebhook(tx, id)
    if (url === null) throw notFound()
    await recordChange(tx, call, { action: 'webhook.removed', id, before: { url } })
  })
  return showWebhooks(call)
}

/** Queues an event that says nothing, for the receiver to be tried out. */
async function test(call: ConsoleCall): Promise<Response> {
  const { c, deps, now } = call
  const id = idOf(c)
  await deps.auth.db.transaction(async (tx) => {
    await requireWebhook(tx, id, now)
    if (!(await queueTest(tx, id, now))) throw disabled()
    await recordChange(tx, call, { action: 'webhook.tested', id })
  })
  return logOf(call, id)
}

async function replayAll(call: ConsoleCall): Promise<Response> {
  const { c, deps, now } = call
  const id = idOf(c)
  await deps.auth.db.transaction(async (tx) => {
    const { disabledAt } = await requireWebhook(tx, id, now)
    if (disabledAt !== null) throw disabled()
    const events = await replayFailed(tx, id, now)
    if (events > 0)
      await recordChange(tx, call, { action: 'webhook.replayed', id, after: { events } })
  })
  return logOf(call, id)
}

async function replay(call: ConsoleCall): Promise<Response> {
  const { c, deps, now } = call
  const delivery = idOf(c)
  const id = await deps.auth.db.transaction(async (tx) => {
    const replayed = await replayDelivery(tx, delivery, now)
    if (!replayed) throw new AuthError(404, 'not_replayable', 'It waits already, or is disabled')
    const { subscriptionId } = replayed
    const after = { delivery }
    await recordChange(tx, call, { action: 'webhook.replayed', id: subscriptionId, after })
    return subscriptionId
  })
  return logOf(call, id)
}

/** @throws AuthError 404 */
async function requireWebhook(tx: Db, id: string, now: Date): Promise<WebhookEntry> {
  const webhook = await findWebhook(tx, id, now)
  if (!webhook) throw notFound()
  return webhook
}

const disabled = () => new AuthError(409, 'webhook_disabled', 'Enable it first')

type Change = Pick<NewAuditEntry, 'action'> & {
  id: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

function recordChange(tx: Db, call: ConsoleCall, { action, id, before, after }: Change) {
  return record(tx, call, {
    action,
    subjectKind: 'webhook',
    subjectId: id,
    before: before ?? null,
    after: after ?? null,
  })
}
