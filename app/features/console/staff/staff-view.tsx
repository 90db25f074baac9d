import { useState } from 'react'
import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { StaffEntry, StaffList } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'
import { ROLE_LABELS, timeLabel } from '../console-labels.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { TableRegion } from '../table-region.tsx'
import { useConsoleData } from '../use-console-data.ts'
import { InviteForm } from './invite-form.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { StaffDialog } from './staff-dialog.tsx'

/** Everyone with a role, open invitations, and a form to invite. */
export function StaffView() {
  const { status, value, show, refresh, retry } = useConsoleData<StaffList>('/staff')
  const [editedId, setEditedId] = useState<string | null>(null)
  if (status === 'loading') return <Waiting />
  if (status === 'failed') return <Failed onRetry={retry} />
  const edited = value.staff.find(({ id }) => id === editedId)
  return (
    <>
      <StaffTable staff={value.staff} onEdit={setEditedId} />
      {edited && (
        <StaffDialog
          key={edited.id}
          entry={edited}
          onChanged={show}
          onClose={() => setEditedId(null)}
        />
      )}
      <OpenInvitations invitations={value.invitations} onRevoked={refresh} />
      <InviteForm canMail={value.canMail} onInvited={refresh} />
    </>
  )
}

type StaffTableProps = { staff: readonly StaffEntry[]; onEdit: (id: string) => void }

function StaffTable({ staff, onEdit }: StaffTableProps) {
  return (
    <TableRegion label={m.console_staff()}>
      <thead>
        <tr>
          <th scope="col">{m.console_person()}</th>
          <th scope="col">{m.console_role()}</th>
          <th scope="col">{m.console_since()}</th>
          <th scope="col">{m.console_last_sign_in()}</th>
          <th scope="col">{m.console_devices()}</th>
          <th scope="col">
            <span className="sr-only">{m.console_manage()}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {staff.map((entry) => (
          <StaffRow key={entry.id} entry={entry} onEdit={() => onEdit(entry.id)} />
        ))}
      </tbody>
    </TableRegion>
  )
}

function StaffRow({ entry, onEdit }: { entry: StaffEntry; onEdit: () => void }) {
  const timeZone = useTimeZone()
  const { name, email, role, isSuspended, since, lastSignInAt, sessions } = entry
  return (
    <tr>
      <th scope="row">
        {name || email}
        {name && <span className="console-second">{email}</span>}
      </th>
      <td>
        {ROLE_LABELS[role]()} {isSuspended && <Badge tone="sun">{m.console_suspended()}</Badge>}
      </td>
      <td>{timeLabel(since, timeZone)}</td>
      <td>{lastSignInAt ? timeLabel(lastSignInAt, timeZone) : m.console_never()}</td>
      <td>{sessions}</td>
      <td>
        <Button
          variant="secondary"
          onClick={onEdit}
          aria-label={m.console_manage_person({ person: name || email })}
        >
          {m.console_manage()}
        </Button>
      </td>
    </tr>
  )
}
