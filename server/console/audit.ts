import { listAuditEntries } from '#data/staff/staff-audit.ts'
import { type AuditEntry, type AuditPage, CONSOLE_PAGE_SIZE } from '#domain/console/console-api.ts'
import { auditQuery } from '#domain/console/console-requests.ts'
import { toCsvLine, withoutFormula } from '../catalogue/csv-cells.ts'
import { type ConsoleCall, type Endpoint, record } from './endpoint.ts'

/** Newest entries of one export. */
const EXPORT_LIMIT = 50_000

export const AUDIT_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/audit', action: 'audit.read', run: showAudit },
  { method: 'GET', path: '/audit/export', action: 'audit.export', run: exportAudit },
]

async function showAudit({ c, deps: { auth } }: ConsoleCall): Promise<Response> {
  const query = auditQuery.parse(c.req.query())
  const found = await listAuditEntries(auth.db, query, CONSOLE_PAGE_SIZE + 1)
  const entries = found.slice(0, CONSOLE_PAGE_SIZE)
  const next = found.length > entries.length ? (entries.at(-1)?.id ?? null) : null
  return c.json({ entries, next } satisfies AuditPage)
}

async function exportAudit(call: ConsoleCall): Promise<Response> {
  const { c, deps } = call
  const query = auditQuery.parse(c.req.query())
  const entries = await listAuditEntries(deps.auth.db, query, EXPORT_LIMIT)
  await record(deps.auth.db, call, {
    action: 'audit.exported',
    subjectKind: 'audit',
    subjectId: null,
    before: null,
    after: { entries: entries.length },
  })
  c.header('Content-Type', 'text/csv; charset=utf-8')
  c.header('Content-Disposition', 'attachment; filename="audit.csv"')
  return c.body([toCsvLine(COLUMNS), ...entries.map((entry) => toCsvLine(toCells(entry)))].join(''))
}

const COLUMNS = [
  'time',
  'origin',
  'actor',
  'action',
  'kind',
  'subject',
  'before',
  'after',
  'request',
]

function toCells(entry: AuditEntry): string[] {
  const { at, origin, actor, action, subjectKind, subjectLabel, before, after, requestId } = entry
  return [
    at,
    origin,
    actor?.label ?? '',
    action,
    subjectKind,
    subjectLabel ?? '',
    before ? JSON.stringify(before) : '',
    after ? JSON.stringify(after) : '',
    requestId ?? '',
  ].map(withoutFormula)
}
