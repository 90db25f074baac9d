import type { NewInvitation } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'
import { OnceField } from '../once-field.tsx'

/** The link of a new invitation, which cannot be shown again. */
export function InvitationLink({ invitation }: { invitation: NewInvitation }) {
  return (
    <OnceField
      label={m.console_link()}
      hint={
        invitation.mailedTo
          ? m.console_link_mailed({ email: invitation.mailedTo })
          : m.console_link_once()
      }
      value={`${window.location.origin}${invitation.path}`}
      copyLabel={m.console_copy()}
    />
  )
}
