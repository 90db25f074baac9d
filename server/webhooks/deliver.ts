import type { AuthDeps } from '#auth/deps.ts'
import {
  type ClaimedDelivery,
  claimDelivery,
  listDueWebhooks,
  settleDelivery,
} from '#data/webhooks/delivery-queue.ts'
import { disableWebhook, pauseWebhook } from '#data/webhooks/subscriptions.ts'
import { payloadOf, type WebhookData } from '#domain/console/webhook-payload.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import type { Log } from '../log.ts'
import type { postWebhook, WebhookResponse } from './post-webhook.ts'
import { openSecret, signedHeaders } from './signature.ts'

export type WebhookDeps = {
  auth: Pick<AuthDeps, 'db' | 'secrets' | 'now'>
  /** Public address of this site. */
  origin: string
  post: (request: Parameters<typeof postWebhook>[0]) => Promise<WebhookResponse>
  log: Pick<Log, 'warn'>
  /** From 0 to below 1; spreads retries. */
  random?: () => number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Delays between tries, a little more than three days in all; after the last one an event is given up. */
export const RETRY_DELAYS_MS = [
  5_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]
/** Retries of events that failed together are spread over this share of their delay. */
const JITTER = 0.1
/** A receiver can ask for a longer delay, up to this one. */
const RETRY_AFTER_LIMIT_MS = 24 * HOUR_MS
/** A slow receiver must not delay the others: their next events are sent in the next run. */
const RUN_MS = 10_000
const GONE = 410
/** A receiver that answers so, or not at all, gets no more events in this run. */
const OVERLOADED = [429, 502, 503, 504]

/** Sends all due events, to each subscription one after the other. */
export async function deliverDue(deps: WebhookDeps): Promise<void> {
  const due = await listDueWebhooks(deps.auth.db, deps.auth.now())
  await Promise.all(due.map((id) => deliverTo(deps, id)))
}

async function deliverTo(deps: WebhookDeps, subscriptionId: string): Promise<void> {
  const { random = Math.random } = deps
  const { db, now } = deps.auth
  const until = now().getTime() + RUN_MS
  while (now().getTime() < until) {
    const delivery = await claimDelivery(db, subscriptionId, now())
    if (!delivery) return
    const response = await send(deps, delivery)
    if ('status' in response && response.status === GONE) {
      await db.transaction((tx) => disableWebhook(tx, subscriptionId, 'receiver', now()))
      deps.log.warn({ webhook: subscriptionId }, 'webhook disabled: its receiver answered 410')
      return
    }
    const outcome = outcomeOf(response, delivery.tries, now(), random)
    await settleDelivery(db, delivery, outcome)
    if (outcome.state === 'failed')
      deps.log.warn(
        { webhook: subscriptionId, event: delivery.event, ...response },
        'webhook event given up',
      )
    if ('fault' in response) return
    if (!OVERLOADED.includes(response.status)) continue
    const pauseMs = pauseOf(response)
    if (pauseMs > 0) await pauseWebhook(db, subscriptionId, new Date(now().getTime() + pauseMs))
    return
  }
}

async function send(
  { auth, origin, post }: WebhookDeps,
  delivery: ClaimedDelivery,
): Promise<WebhookResponse> {
  const { id, url, sealedSecret, previousSecret } = delivery
  const body = payloadOf(delivery, (listing) => origin + pathOf(listing))
  let headers: Record<string, string>
  try {
    const sealed = previousSecret ? [sealedSecret, previousSecret] : [sealedSecret]
    const secrets = sealed.map((one) => openSecret(auth, one))
    headers = signedHeaders({ id, at: auth.now(), body }, secrets)
  } catch {
    // JWT_SECRET was changed: the subscription needs a new secret.
    return { fault: 'secret' }
  }
  return post({ url, headers, body })
}

const pathOf = (listing: NonNullable<WebhookData['listing']>) =>
  'path' in listing ? listing.path : listingPath(listing)

/** How long a receiver asks to be left alone, within the limit. */
function pauseOf(response: WebhookResponse): number {
  const seconds = 'status' in response ? (response.retryAfterS ?? 0) : 0
  return Math.min(seconds * 1000, RETRY_AFTER_LIMIT_MS)
}

function outcomeOf(response: WebhookResponse, tries: number, now: Date, random: () => number) {
  const status = 'status' in response ? response.status : null
  const fault = 'fault' in response ? response.fault : null
  if (status !== null && status >= 200 && status < 300)
    return { state: 'delivered', status, fault } as const
  const delay = RETRY_DELAYS_MS[tries - 1]
  if (delay === undefined) return { state: 'failed', status, fault } as const
  const wait = Math.max(delay * (1 + JITTER * random()), pauseOf(response))
  return { state: 'waiting', status, fault, dueAt: new Date(now.getTime() + wait) } as const
}
