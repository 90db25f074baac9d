/** Accepted advisories: the address of the advisory, and the reason. */
const ACCEPTED: Record<string, string> = {}
const SEVERE = new Set(['moderate', 'high', 'critical'])

type Advisory = { url?: string; title?: string; severity?: string }
type Audit = {
  vulnerabilities?: Record<string, { via: (string | Advisory)[] }>
  message?: string
  error?: { code?: string; summary?: string }
}

/** `unreachable`: the packages could not be checked. */
export type AdvisoryReport =
  | { kind: 'checked'; advisories: string[] }
  | { kind: 'unreachable'; reason: string }

/** Reads the output of `npm audit --json`; only a complete answer counts as checked. */
export function readAudit(output: string | null): AdvisoryReport {
  const audit = parseAudit(output)
  if (!audit?.vulnerabilities || audit.error) {
    const reason = audit?.message || audit?.error?.summary || audit?.error?.code
    return { kind: 'unreachable', reason: reason || 'npm audit gave no report' }
  }
  const advisories = Object.entries(audit.vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((cause) =>
      typeof cause === 'object' && SEVERE.has(cause.severity ?? '') && !ACCEPTED[cause.url ?? '']
        ? [`${name}: ${cause.severity}, ${cause.title} (${cause.url})`]
        : [],
    ),
  )
  return { kind: 'checked', advisories: [...new Set(advisories)] }
}

/** The lines that `npm run supply` prints about advisories. */
export function advisoryLines(report: AdvisoryReport): string[] {
  if (report.kind === 'unreachable')
    return [
      `✗ NOT CHECKED for known advisories: the registry could not be asked (${report.reason})`,
      '  Whether the packages have any is unknown. Run this again where the registry can be reached.',
    ]
  if (report.advisories.length > 0) return report.advisories.map((one) => `✗ ${one}`)
  return ['✓ no known advisory of moderate severity or more in production dependencies']
}

function parseAudit(output: string | null): Audit | null {
  try {
    const audit: unknown = JSON.parse(output ?? '')
    return typeof audit === 'object' ? audit : null
  } catch {
    return null
  }
}
