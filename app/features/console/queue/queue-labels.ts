import type { Decision } from '#domain/console/queue.ts'
import { m } from '#domain/messages/messages.js'

/** What staff can decide, as choices. */
export const DECISION_CHOICES: Record<Decision, () => string> = {
  dismissed: m.console_decide_dismiss,
  resolved: m.console_decide_resolve,
  withdrawn: m.console_decide_withdraw,
}

export const DECISION_LABELS: Record<Decision, () => string> = {
  dismissed: m.console_decided_dismissed,
  resolved: m.console_decided_resolved,
  withdrawn: m.console_decided_withdrawn,
}
