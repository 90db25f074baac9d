import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { NewInvitation } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'

/** The link of a new invitation, which cannot be shown again. */
export function InvitationLink({ invitation }: { invitation: NewInvitation }) {
  const link = `${window.location.origin}${invitation.path}`

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      showToast({ title: m.console_copied() })
    } catch {
      showToast({ title: m.console_copy_failed(), tone: 'danger' })
    }
  }

  return (
    <div className="console-link" role="status">
      <Field
        label={m.console_link()}
        hint={
          invitation.mailedTo
            ? m.console_link_mailed({ email: invitation.mailedTo })
            : m.console_link_once()
        }
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="secondary" onClick={copy}>
        {m.console_copy()}
      </Button>
    </div>
  )
}
