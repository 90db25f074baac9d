import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { MailList } from '#domain/console/mails.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { Failed, Waiting } from '../console-states.tsx'
import { useConsoleCall } from '../use-console-call.ts'
import { useConsoleData } from '../use-console-data.ts'
import { MailTable } from './mail-table.tsx'

/** Unsent mails; those that failed can be sent again. */
export function Mails() {
  const { status, value, show, refresh, retry } = useConsoleData<MailList>('/mails')
  return (
    <section className="console-section" aria-labelledby="mails">
      <h2 id="mails">{m.console_mails()}</h2>
      {status === 'loading' && <Waiting />}
      {status === 'failed' && <Failed onRetry={retry} />}
      {status === 'loaded' && <UnsentMails list={value} onSent={show} onRefresh={refresh} />}
    </section>
  )
}

type UnsentMailsProps = {
  list: MailList
  onSent: (list: MailList) => void
  onRefresh: () => void
}

function UnsentMails({ list, onSent, onRefresh }: UnsentMailsProps) {
  const site = useSite()
  const call = useConsoleCall()
  const { isConfigured, unsent, mails } = list
  const resend = (path: string) =>
    call.run(async () => {
      onSent(await (await callConsole(site, 'POST', path, {})).json())
      showToast({ title: m.console_mails_sending() })
    })
  return (
    <>
      <p className="console-lead">
        {isConfigured ? m.console_mails_unsent({ n: unsent }) : m.console_mails_off()}
      </p>
      {mails.length > 0 && (
        <MailTable
          mails={mails}
          isBusy={call.isBusy}
          onResend={(id) => void resend(`/mails/${id}/resend`)}
        />
      )}
      <CallFault call={call} />
      <div className="console-actions">
        {mails.some(({ failure }) => failure !== null) && (
          <Button
            variant="secondary"
            busy={call.isBusy}
            onClick={() => void resend('/mails/resend')}
          >
            {m.console_mails_resend_all()}
          </Button>
        )}
        <Button variant="plain" onClick={onRefresh}>
          {m.console_mails_refresh()}
        </Button>
      </div>
    </>
  )
}
