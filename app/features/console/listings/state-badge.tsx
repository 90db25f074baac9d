import { Badge } from '#app/ui/badge.tsx'
import type { ListingState } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'

export const STATE_LABELS: Record<ListingState, () => string> = {
  published: m.console_state_published,
  scheduled: m.console_state_scheduled,
  withdrawn: m.console_state_withdrawn,
  draft: m.console_state_draft,
}

export function StateBadge({ state }: { state: ListingState }) {
  return <Badge tone={state === 'published' ? 'focus' : 'plain'}>{STATE_LABELS[state]()}</Badge>
}
