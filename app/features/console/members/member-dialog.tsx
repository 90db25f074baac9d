import { type FormEvent, useState } from 'react'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { MemberEntry } from '#domain/console/members.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { useConsoleCall } from '../use-console-call.ts'

type MemberDialogProps = { member: MemberEntry; onChanged: () => void; onClose: () => void }

/** Changes of one member: suspension, devices, erasure. */
export function MemberDialog({ member, onChanged, onClose }: MemberDialogProps) {
  const site = useSite()
  const call = useConsoleCall()
  const [typed, setTyped] = useState('')
  const { id, email, isSuspended } = member

  const send = (method: 'PUT' | 'DELETE', path: string, done: string, body?: object) =>
    call.run(async () => {
      await callConsole(site, method, `/members/${id}${path}`, body)
      showToast({ title: done })
      onChanged()
      onClose()
    })

  function erase(event: FormEvent) {
    event.preventDefault()
    void send('DELETE', '', m.console_members_done_erased(), { email: typed.trim() })
  }

  return (
    <Dialog open onClose={onClose} title={email} closeLabel={m.console_close()}>
      <div className="console-actions">
        <Button
          variant="secondary"
          busy={call.isBusy}
          onClick={() =>
            send(
              'PUT',
              '',
              isSuspended ? m.console_done_reinstated() : m.console_done_suspended(),
              { isSuspended: !isSuspended },
            )
          }
        >
          {isSuspended ? m.console_reinstate() : m.console_suspend()}
        </Button>
        <Button
          variant="secondary"
          busy={call.isBusy}
          onClick={() => send('DELETE', '/sessions', m.console_done_sessions())}
        >
          {m.console_end_sessions()}
        </Button>
      </div>
      <CallFault call={call} />
      <form onSubmit={erase} className="console-form">
        <p>{m.console_members_erase_text()}</p>
        <Field
          label={m.console_members_erase_confirm()}
          type="email"
          autoComplete="off"
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" busy={call.isBusy} disabled={typed.trim() === ''}>
          {m.console_members_erase()}
        </Button>
      </form>
    </Dialog>
  )
}
