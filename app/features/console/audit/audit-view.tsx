import { Link, useSearchParams } from 'react-router'
import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { buttonClass } from '#app/ui/button.tsx'
import type { AuditEntry, AuditPage } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'
import { AUDIT_LABELS, timeLabel } from '../console-labels.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { TableRegion } from '../table-region.tsx'
import { useConsoleData } from '../use-console-data.ts'
import { AuditExport } from './audit-export.tsx'
import { AuditFilter } from './audit-filter.tsx'

/** The audit log, filtered by the URL. */
export function AuditView() {
  const [params] = useSearchParams()
  const query = params.toString()
  return (
    <>
      <AuditFilter key={query} />
      <AuditEntries query={query} />
    </>
  )
}

function AuditEntries({ query }: { query: string }) {
  const { status, value, retry } = useConsoleData<AuditPage>(`/audit?${query}`)
  if (status === 'loading') return <Waiting />
  if (status === 'failed') return <Failed onRetry={retry} />
  const { entries, next } = value
  if (entries.length === 0) return <p className="console-note">{m.console_audit_empty()}</p>
  const older = new URLSearchParams(query)
  older.set('before', String(next))
  return (
    <>
      <AuditTable entries={entries} />
      <div className="console-actions">
        {next !== null && (
          <Link to={`/console/audit?${older}`} className={buttonClass('secondary')}>
            {m.console_older()}
          </Link>
        )}
        <AuditExport query={query} />
      </div>
    </>
  )
}

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <TableRegion label={m.console_audit()}>
      <thead>
        <tr>
          <th scope="col">{m.console_time()}</th>
          <th scope="col">{m.console_actor()}</th>
          <th scope="col">{m.console_action()}</th>
          <th scope="col">{m.console_subject()}</th>
          <th scope="col">{m.console_change()}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </TableRegion>
  )
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const timeZone = useTimeZone()
  const { at, origin, actor, action, subjectKind, subjectId, subjectLabel, before, after } = entry
  const unnamed = origin === 'command' ? m.console_command_line() : m.console_erased()
  const subject = subjectKind === 'audit' ? '' : (subjectLabel ?? subjectId ?? m.console_erased())
  return (
    <tr>
      <td>{timeLabel(at, timeZone)}</td>
      <td>{actor?.label ?? unnamed}</td>
      <td>{AUDIT_LABELS[action]()}</td>
      <td>{subject}</td>
      <td>
        <Values label={m.console_before()} values={before} />
        <Values label={m.console_after()} values={after} />
      </td>
    </tr>
  )
}

function Values({ label, values }: { label: string; values: AuditEntry['before'] }) {
  if (!values) return null
  const text = Object.entries(values).map(([name, value]) => `${name}: ${String(value)}`)
  return (
    <span className="console-second">
      {label} <code>{text.join(', ')}</code>
    </span>
  )
}
