/** Why a visitor reports a listing. */
export const REPORT_REASONS = ['wrong', 'closed', 'unsafe', 'offensive'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const REPORT_WORDS_LIMIT = 1_000

/** Reports are sent here by POST, without an account. */
export const REPORTS_API = '/reports/v1/listings'

/** A report as sent (domain/listing/report-request.ts). */
export type NewReport = { listingId: string; reason: ReportReason; words: string }
