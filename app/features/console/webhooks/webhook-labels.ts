import type { DeliveryEntry, DeliveryFault, WebhookEntry } from '#domain/console/webhooks.ts'
import { m } from '#domain/messages/messages.js'

export const EVENT_LABELS: Record<DeliveryEntry['event'], () => string> = {
  'listing.published': m.console_event_listing_published,
  'listing.changed': m.console_event_listing_changed,
  'listing.withdrawn': m.console_event_listing_withdrawn,
  'listing.erased': m.console_event_listing_erased,
  'request.made': m.console_event_request_made,
  'request.answered': m.console_event_request_answered,
  'import.finished': m.console_event_import_finished,
  'webhook.test': m.console_event_test,
}

export const DELIVERY_STATE_LABELS: Record<DeliveryEntry['state'], () => string> = {
  waiting: m.console_delivery_waiting,
  delivered: m.console_delivery_delivered,
  failed: m.console_delivery_failed,
}

export const DELIVERY_FAULT_LABELS: Record<DeliveryFault, () => string> = {
  unreachable: m.console_delivery_unreachable,
  timeout: m.console_delivery_timeout,
  not_public: m.console_delivery_not_public,
  secret: m.console_delivery_secret,
  disabled: m.console_delivery_disabled,
}

export function webhookStateLabel({ disabledAt, disabledBy }: WebhookEntry): string {
  if (disabledAt === null) return m.console_webhook_on()
  return disabledBy === 'receiver' ? m.console_webhook_gone() : m.console_webhook_off()
}
