import { deleteOldDeliveries } from '#data/webhooks/delivery-queue.ts'
import { LOG_DAYS } from '#domain/console/webhooks.ts'
import type { Job } from '../jobs/jobs.ts'
import { deliverDue, type WebhookDeps } from './deliver.ts'
import { postWebhook } from './post-webhook.ts'

const DELIVER_EVERY_MS = 5_000
const CLEAN_UP_EVERY_MS = 3_600_000
const DAY_MS = 86_400_000

/** Delivers webhooks, and deletes old entries of their logs. */
export function webhookJobs(deps: Omit<WebhookDeps, 'post'>): Job[] {
  const { db, now } = deps.auth
  return [
    {
      name: 'webhooks',
      everyMs: DELIVER_EVERY_MS,
      run: () => deliverDue({ ...deps, post: postWebhook }),
    },
    {
      name: 'webhooks clean-up',
      everyMs: CLEAN_UP_EVERY_MS,
      run: () => deleteOldDeliveries(db, new Date(now().getTime() - LOG_DAYS * DAY_MS)),
    },
  ]
}
