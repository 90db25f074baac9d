import type { WeekCounts } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'

export type CountKind = Exclude<keyof WeekCounts, 'start'>

/** Labels of the counts, in the order of the table. */
export const COUNT_LABELS: Record<CountKind, () => string> = {
  searches: m.console_count_searches,
  withoutResults: m.console_count_without_results,
  saves: m.console_count_saves,
  requests: m.console_count_requests,
  answers: m.console_count_answers,
}
export const COUNT_KINDS = Object.keys(COUNT_LABELS) as CountKind[]
