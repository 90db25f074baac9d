import { type NewReport, REPORTS_API } from '#domain/listing/report.ts'
import { m } from '#domain/messages/messages.js'

const TIME_LIMIT_MS = 15_000

/** Sends a report; resolves to a message for the visitor if it was not received. */
export async function sendReport(report: NewReport): Promise<string | null> {
  try {
    const { ok, status } = await fetch(REPORTS_API, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
    if (ok) return null
    if (status === 404) return m.report_gone()
    return status === 429 ? m.report_too_often() : m.report_failed()
  } catch (error) {
    console.warn(error)
    return navigator.onLine ? m.report_failed() : m.report_offline()
  }
}
