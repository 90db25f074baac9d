import type { ReportReason } from '#domain/listing/report.ts'
import { m } from '#domain/messages/messages.js'

/** Why a visitor reports a listing, as a label. */
export const REASON_LABELS: Record<ReportReason, () => string> = {
  wrong: m.report_reason_wrong,
  closed: m.report_reason_closed,
  unsafe: m.report_reason_unsafe,
  offensive: m.report_reason_offensive,
}
