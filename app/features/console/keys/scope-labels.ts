import type { ApiScope } from '#domain/console/api-keys.ts'
import { m } from '#domain/messages/messages.js'

/** What a scope permits, for people. */
export const SCOPE_LABELS: Record<ApiScope, () => string> = {
  read: m.console_scope_read,
  'listings:write': m.console_scope_listings_write,
  'requests:read': m.console_scope_requests_read,
  'requests:write': m.console_scope_requests_write,
}
