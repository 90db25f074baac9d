import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createSecrets } from '#auth/tokens/secrets.ts'
import type { Db } from '#data/db/db.ts'
import { createWebhook } from '#data/webhooks/subscriptions.ts'
import { WEBHOOK_MESSAGES } from '#domain/console/webhook-messages.ts'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#domain/console/webhooks.ts'
import { deliverDue, type WebhookDeps } from './deliver.ts'
import type { WebhookRequest, WebhookResponse } from './post-webhook.ts'
import { createSecret, sealSecret } from './signature.ts'

export type Received = {
  at: Date
  url: string
  headers: Record<string, string>
  body: string
  /** Of the body. */
  type: string
  listing: string
}

/** Webhooks of a test database, with a receiver and a clock under control of the test. */
export function openWebhooks(db: Db) {
  const secrets = createSecrets('a secret of thirty-two letters and more')
  let now = new Date(Date.now() + 1_000)
  let answer = (_request: Received): WebhookResponse => ({ status: 204 })
  let jitter = 0
  const received: Received[] = []
  const warnings: object[] = []
  const auth = { db, secrets, now: () => now }
  function accept(request: WebhookRequest): Received {
    const body: { type: keyof typeof WEBHOOK_MESSAGES; data: { listing?: { id: string } } } =
      JSON.parse(request.body)
    const { type, data } = body
    expect(WEBHOOK_MESSAGES[type].parse(body), 'as in the OpenAPI document').toEqual(body)
    return { ...request, at: now, type, listing: data.listing?.id ?? '' }
  }
  const deps: WebhookDeps = {
    auth,
    origin: 'https://seekwell.example',
    async post(request) {
      const message = accept(request)
      const response = answer(message)
      if ('status' in response) received.push(message)
      return response
    },
    log: { warn: (entry: object) => void warnings.push(entry) },
    random: () => jitter,
  }
  return {
    auth,
    deps,
    accept,
    received,
    warnings,
    now: () => now,
    deliver: () => deliverDue(deps),
    /** Moves the clock, with a run of the job every five seconds. */
    async pass(seconds: number, everySeconds = 5) {
      for (let passed = 0; passed < seconds; passed += everySeconds) {
        now = new Date(now.getTime() + everySeconds * 1_000)
        await deliverDue(deps)
      }
    },
    /** The next random number that spreads retries. */
    setRandom(next: number) {
      jitter = next
    },
    answerWith(next: typeof answer) {
      answer = next
    },
    async subscribe(events: WebhookEvent[] = [...WEBHOOK_EVENTS]) {
      const id = randomUUID()
      const secret = createSecret()
      const sealedSecret = sealSecret(auth, secret)
      const url = `https://${id}.example/hook`
      const row = { id, url, events, sealedSecret, createdAt: now }
      await db.transaction((tx) => createWebhook(tx, row, 1_000))
      return { id, secret, url }
    },
  }
}
