import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import type { InvitationEntry } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { ROLE_LABELS, timeLabel } from '../console-labels.ts'
import { useConsoleCall } from '../use-console-call.ts'

type OpenInvitationsProps = { invitations: readonly InvitationEntry[]; onRevoked: () => void }

/** Invitations that nobody has used yet. */
export function OpenInvitations({ invitations, onRevoked }: OpenInvitationsProps) {
  const site = useSite()
  const call = useConsoleCall()
  const timeZone = useTimeZone()
  if (invitations.length === 0) return null
  const revoke = (id: string) =>
    call.run(async () => {
      await callConsole(site, 'DELETE', `/staff/invitations/${id}`)
      onRevoked()
    })
  return (
    <section className="console-section" aria-labelledby="invitations">
      <h2 id="invitations">{m.console_invitations()}</h2>
      <ul className="console-list">
        {invitations.map(({ id, role, expiresAt }) => (
          <li key={id}>
            <span>
              <b>{ROLE_LABELS[role]()}</b>{' '}
              {m.console_expires({ time: timeLabel(expiresAt, timeZone) })}
            </span>
            <Button variant="secondary" busy={call.isBusy} onClick={() => revoke(id)}>
              {m.console_revoke()}
            </Button>
          </li>
        ))}
      </ul>
      <CallFault call={call} />
    </section>
  )
}
