import { WEBHOOK_MESSAGES } from '#domain/console/webhook-messages.ts'
import { TEST_EVENT } from '#domain/console/webhooks.ts'
import type { DescribedMessage, WebhookOperation } from './openapi-parts.ts'

type Name = keyof typeof WEBHOOK_MESSAGES

const SUMMARIES: Record<Name, string> = {
  'listing.published': 'A listing is public now',
  'listing.changed': 'A public listing has changed',
  'listing.withdrawn': 'A listing is no longer public',
  'listing.erased': 'A listing that was public is erased',
  'request.made': 'A visitor has confirmed a booking request',
  'request.answered': 'The state of a booking request has changed',
  'import.finished': 'An import of listings has ended',
  [TEST_EVENT]: 'Sent by a button of the console',
}

/** The calls that a webhook receives, by event. */
export function webhookPaths(describe: (given: DescribedMessage) => WebhookOperation) {
  const names = Object.keys(SUMMARIES) as Name[]
  return Object.fromEntries(
    names.map((name) => [
      name,
      { post: describe({ summary: SUMMARIES[name], body: WEBHOOK_MESSAGES[name] }) },
    ]),
  )
}
