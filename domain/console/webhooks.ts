/** Events that a program can subscribe to. */
export const WEBHOOK_EVENTS = [
  'listing.published',
  'listing.changed',
  'listing.withdrawn',
  'listing.erased',
  'request.made',
  'request.answered',
  'import.finished',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** An event for one subscription, sent from the console. */
export const TEST_EVENT = 'webhook.test'

export const WEBHOOK_URL_LIMIT = 500
/** Enabled and disabled ones. */
export const WEBHOOKS_LIMIT = 20
/** Hours during which the secret before a rotation signs too. */
export const ROTATION_HOURS = 24
export const LOG_DAYS = 30

/**
 * Whether deliveries can go to an address: https, by a name, without a user. Whether the name resolves to a public
 * address is checked at every delivery.
 */
export function isWebhookUrl(text: string): boolean {
  const url = text.length <= WEBHOOK_URL_LIMIT ? URL.parse(text) : null
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  // The parser has normalised every notation of an IPv4 address.
  return url.hostname.includes('.') && !/^[\d.]+$/.test(url.hostname)
}

/** A subscription as the console shows it. Times are ISO instants. */
export type WebhookEntry = {
  id: string
  url: string
  events: WebhookEvent[]
  createdAt: string
  /** Null while it is enabled. */
  disabledAt: string | null
  /** The receiver disables it by answering 410. */
  disabledBy: 'staff' | 'receiver' | null
  /** Until when the secret before a rotation signs too; null if none does. */
  previousUntil: string | null
  waiting: number
  failed: number
}
export type WebhookList = { webhooks: WebhookEntry[] }

/** The answer to a new subscription or a rotation: the secret is returned only here. */
export type WebhookSecret = { secret: string; webhook: WebhookEntry }

/** Why a try got no response. */
export type DeliveryFault = 'unreachable' | 'timeout' | 'not_public' | 'secret' | 'disabled'

/** An event in the log of a subscription. Times are ISO instants. */
export type DeliveryEntry = {
  id: string
  event: WebhookEvent | typeof TEST_EVENT
  /** Id of the listing or request; null for other events. */
  subjectId: string | null
  at: string
  state: 'waiting' | 'delivered' | 'failed'
  tries: number
  triedAt: string | null
  /** Of the response to the last try. */
  status: number | null
  fault: DeliveryFault | null
  /** Time of the next try; null if there is none. */
  nextAt: string | null
  /** Whether it waits for an earlier event of the same subject. */
  isBehind: boolean
}
export type DeliveryLog = { webhook: WebhookEntry; deliveries: DeliveryEntry[] }
