import { useState } from 'react'
import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { useSite } from '#app/lib/site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ApiKeyEntry, ApiKeyList } from '#domain/console/api-keys.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { timeLabel } from '../console-labels.ts'
import { TableRegion } from '../table-region.tsx'
import { useConsoleCall } from '../use-console-call.ts'
import { SCOPE_LABELS } from './scope-labels.ts'

type KeyTableProps = { keys: readonly ApiKeyEntry[]; onRevoked: (list: ApiKeyList) => void }

/** Keys with their last use; a valid one can be revoked. */
export function KeyTable({ keys, onRevoked }: KeyTableProps) {
  const site = useSite()
  const call = useConsoleCall()
  const [askedId, setAskedId] = useState<string | null>(null)

  function revoke(id: string) {
    if (askedId !== id) return setAskedId(id)
    void call.run(async () => {
      const response = await callConsole(site, 'DELETE', `/keys/${id}`)
      onRevoked(await response.json())
      setAskedId(null)
    })
  }

  return (
    <>
      <TableRegion label={m.console_keys()}>
        <thead>
          <tr>
            <th scope="col">{m.console_key()}</th>
            <th scope="col">{m.console_key_scopes()}</th>
            <th scope="col">{m.console_key_rate()}</th>
            <th scope="col">{m.console_since()}</th>
            <th scope="col">{m.console_key_last_use()}</th>
            <th scope="col">
              <span className="sr-only">{m.console_manage()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((entry) => (
            <KeyRow
              key={entry.id}
              entry={entry}
              isAsked={entry.id === askedId}
              isBusy={call.isBusy}
              onRevoke={() => revoke(entry.id)}
            />
          ))}
        </tbody>
      </TableRegion>
      <CallFault call={call} />
    </>
  )
}

type KeyRowProps = {
  entry: ApiKeyEntry
  /** Whether the next press revokes. */
  isAsked: boolean
  isBusy: boolean
  onRevoke: () => void
}

function KeyRow({ entry, isAsked, isBusy, onRevoke }: KeyRowProps) {
  const timeZone = useTimeZone()
  const { name, prefix, scopes, perMinute, createdAt, lastUsedAt, revokedAt } = entry
  return (
    <tr>
      <th scope="row">
        {name} {revokedAt && <Badge tone="sun">{m.console_key_revoked()}</Badge>}
        <span className="console-second">
          <code>{prefix}…</code>
        </span>
      </th>
      <td>{scopes.map((scope) => SCOPE_LABELS[scope]()).join(', ')}</td>
      <td>{perMinute}</td>
      <td>{timeLabel(createdAt, timeZone)}</td>
      <td>{lastUsedAt ? timeLabel(lastUsedAt, timeZone) : m.console_never()}</td>
      <td>
        {!revokedAt && (
          <Button
            variant="secondary"
            busy={isBusy}
            onClick={onRevoke}
            aria-label={
              isAsked ? m.console_key_revoke_confirm({ name }) : m.console_key_revoke_one({ name })
            }
          >
            {isAsked ? m.console_key_revoke_confirm({ name }) : m.console_revoke()}
          </Button>
        )}
      </td>
    </tr>
  )
}
