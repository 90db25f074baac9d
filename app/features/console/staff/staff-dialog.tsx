import { type FormEvent, useState } from 'react'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { StaffEntry, StaffList } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { useConsoleCall } from '../use-console-call.ts'
import { RoleField } from './role-field.tsx'

type StaffDialogProps = {
  entry: StaffEntry
  onChanged: (list: StaffList) => void
  onClose: () => void
}

/** Changes of one person: role, suspension, devices, removal. */
export function StaffDialog({ entry, onChanged, onClose }: StaffDialogProps) {
  const site = useSite()
  const call = useConsoleCall()
  const [role, setRole] = useState(entry.role)
  const [isRemoving, setRemoving] = useState(false)
  const person = entry.name || entry.email

  function send(method: 'PUT' | 'DELETE', path: string, done: string, body?: object) {
    return call.run(async () => {
      const response = await callConsole(site, method, `/staff/${entry.id}${path}`, body)
      const list: StaffList = await response.json()
      showToast({ title: done })
      onChanged(list)
      onClose()
    })
  }

  function save(event: FormEvent) {
    event.preventDefault()
    void send('PUT', '', m.console_done_role(), { role })
  }

  const { isSuspended } = entry
  return (
    <Dialog open onClose={onClose} title={person} closeLabel={m.console_close()}>
      <form onSubmit={save} className="console-form">
        <RoleField value={role} onChange={setRole} />
        <Button type="submit" busy={call.isBusy} disabled={role === entry.role}>
          {m.console_save_role()}
        </Button>
      </form>
      <CallFault call={call} />
      <div className="console-actions">
        <Button
          variant="secondary"
          onClick={() =>
            send(
              'PUT',
              '',
              isSuspended ? m.console_done_reinstated() : m.console_done_suspended(),
              {
                isSuspended: !isSuspended,
              },
            )
          }
        >
          {isSuspended ? m.console_reinstate() : m.console_suspend()}
        </Button>
        <Button
          variant="secondary"
          onClick={() => send('DELETE', '/sessions', m.console_done_sessions())}
        >
          {m.console_end_sessions()}
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            isRemoving ? send('DELETE', '', m.console_done_removed()) : setRemoving(true)
          }
        >
          {isRemoving ? m.console_remove_confirm({ person }) : m.console_remove()}
        </Button>
      </div>
    </Dialog>
  )
}
