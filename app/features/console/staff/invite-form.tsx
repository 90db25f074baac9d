import { type FormEvent, useState } from 'react'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import type { NewInvitation } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'
import type { StaffRole } from '#domain/permissions/roles.ts'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { useConsoleCall } from '../use-console-call.ts'
import { InvitationLink } from './invitation-link.tsx'
import { RoleField } from './role-field.tsx'

type InviteFormProps = { canMail: boolean; onInvited: () => void }

/** Creates an invitation; its link is shown once. */
export function InviteForm({ canMail, onInvited }: InviteFormProps) {
  const site = useSite()
  const call = useConsoleCall()
  const [role, setRole] = useState<StaffRole>('editor')
  const [email, setEmail] = useState('')
  const [invitation, setInvitation] = useState<NewInvitation | null>(null)

  function invite(event: FormEvent) {
    event.preventDefault()
    void call.run(async () => {
      const body = { role, ...(email.trim() && { email: email.trim() }) }
      const response = await callConsole(site, 'POST', '/staff/invitations', body)
      setInvitation(await response.json())
      setEmail('')
      onInvited()
    })
  }

  return (
    <section className="console-section" aria-labelledby="invite">
      <h2 id="invite">{m.console_invite_title()}</h2>
      <p className="console-lead">{m.console_invite_text()}</p>
      <form onSubmit={invite} className="console-form">
        <RoleField value={role} onChange={setRole} />
        {canMail && (
          <Field
            label={m.console_invite_email()}
            hint={m.console_invite_email_hint()}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
        <CallFault call={call} />
        <Button type="submit" busy={call.isBusy}>
          {m.console_invite()}
        </Button>
      </form>
      {invitation && <InvitationLink invitation={invitation} />}
    </section>
  )
}
