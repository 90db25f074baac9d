import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { DeliveryLog, WebhookEntry, WebhookSecret } from '#domain/console/webhooks.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { useConsoleCall } from '../use-console-call.ts'
import { SecretField } from './webhook-form.tsx'

type WebhookActionsProps = {
  webhook: WebhookEntry
  onChanged: (log: DeliveryLog) => void
  onRotated: () => void
}

/** What can be done with a webhook; what cannot be undone is asked for twice. */
export function WebhookActions({ webhook, onChanged, onRotated }: WebhookActionsProps) {
  const site = useSite()
  const navigate = useNavigate()
  const call = useConsoleCall()
  const [asked, setAsked] = useState<'rotate' | 'remove' | null>(null)
  const [rotated, setRotated] = useState<WebhookSecret | null>(null)
  const path = `/webhooks/${webhook.id}`
  const isEnabled = webhook.disabledAt === null

  const test = () =>
    call.run(async () => {
      onChanged(await (await callConsole(site, 'POST', `${path}/test`, {})).json())
      showToast({ title: m.console_webhook_tested() })
    })
  const toggle = () =>
    call.run(async () => {
      const body = { isEnabled: !isEnabled }
      onChanged(await (await callConsole(site, 'PUT', path, body)).json())
    })
  function rotate() {
    if (asked !== 'rotate') return setAsked('rotate')
    void call.run(async () => {
      setRotated(await (await callConsole(site, 'POST', `${path}/secret`, {})).json())
      setAsked(null)
      onRotated()
    })
  }
  function remove() {
    if (asked !== 'remove') return setAsked('remove')
    void call.run(async () => {
      await callConsole(site, 'DELETE', path)
      await navigate(CONSOLE_PAGES.webhooks.path)
    })
  }

  return (
    <>
      <div className="console-actions">
        {isEnabled && (
          <Button busy={call.isBusy} onClick={test}>
            {m.console_webhook_test()}
          </Button>
        )}
        <Button variant="secondary" busy={call.isBusy} onClick={toggle}>
          {isEnabled ? m.console_webhook_disable() : m.console_webhook_enable()}
        </Button>
        <Button variant="secondary" busy={call.isBusy} onClick={rotate}>
          {asked === 'rotate' ? m.console_webhook_rotate_confirm() : m.console_webhook_rotate()}
        </Button>
        <Button variant="secondary" busy={call.isBusy} onClick={remove}>
          {asked === 'remove' ? m.console_webhook_remove_confirm() : m.console_webhook_remove()}
        </Button>
      </div>
      <CallFault call={call} />
      {rotated && <SecretField created={rotated} />}
    </>
  )
}
