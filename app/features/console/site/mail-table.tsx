import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { Button } from '#app/ui/button.tsx'
import type { MailEntry, MailKind, MailState } from '#domain/console/mails.ts'
import { m } from '#domain/messages/messages.js'
import { timeLabel } from '../console-labels.ts'
import { TableRegion } from '../table-region.tsx'

const KINDS: Record<MailKind, () => string> = {
  account: m.console_mail_account,
  visitor: m.console_mail_visitor,
  operator: m.console_mail_operator,
}

const STATES: Record<MailState, () => string> = {
  waiting: m.console_mail_waiting,
  retrying: m.console_mail_retrying,
  failed: m.console_mail_failed,
}

type MailTableProps = {
  mails: readonly MailEntry[]
  isBusy: boolean
  onResend: (id: string) => void
}

/** Unsent mails with their last failure and next try. */
export function MailTable({ mails, isBusy, onResend }: MailTableProps) {
  return (
    <TableRegion label={m.console_mails_table()}>
      <thead>
        <tr>
          <th scope="col">{m.console_mail()}</th>
          <th scope="col">{m.console_mail_state()}</th>
          <th scope="col">{m.console_mail_tries()}</th>
          <th scope="col">{m.console_mail_next()}</th>
          <th scope="col">
            <span className="sr-only">{m.console_manage()}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} isBusy={isBusy} onResend={() => onResend(mail.id)} />
        ))}
      </tbody>
    </TableRegion>
  )
}

type MailRowProps = { mail: MailEntry; isBusy: boolean; onResend: () => void }

function MailRow({ mail, isBusy, onResend }: MailRowProps) {
  const timeZone = useTimeZone()
  const { kind, state, to, listing, tries, dueAt, failure } = mail
  return (
    <tr>
      <th scope="row">
        {KINDS[kind]()}
        <span className="console-second console-address">{to ?? listing}</span>
      </th>
      <td>
        {STATES[state]()}
        {failure && (
          <span className="console-second">
            <code>{failure}</code>
          </span>
        )}
      </td>
      <td>{tries}</td>
      <td>{state === 'failed' ? m.console_mail_none() : timeLabel(dueAt, timeZone)}</td>
      <td>
        {failure && (
          <Button variant="secondary" busy={isBusy} onClick={onResend}>
            {m.console_mail_resend()}
          </Button>
        )}
      </td>
    </tr>
  )
}
