import type { VersionView } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'
import { Failed, Waiting } from '../console-states.tsx'
import { useConsoleData } from '../use-console-data.ts'
import { fieldLabel } from './field-labels.ts'
import { pathOf } from './listing-path-of.ts'
import { StoredValue } from './stored-value.tsx'

/** What a version changed, field by field. */
export function VersionChanges({ id, version }: { id: string; version: number }) {
  const path = `${pathOf(id)}/versions/${version}`
  const { status, value, retry } = useConsoleData<VersionView>(path)
  if (status === 'loading') return <Waiting />
  if (status === 'failed') return <Failed onRetry={retry} />
  if (value.changes.length === 0)
    return <p className="console-second">{m.console_changes_none()}</p>
  return (
    <dl className="console-changes">
      {value.changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldLabel(field)}</dt>
          <dd>
            <StoredValue as="del" field={field} value={before} />
          </dd>
          <dd>
            <StoredValue as="ins" field={field} value={after} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
