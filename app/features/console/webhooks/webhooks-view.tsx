import { Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import type { WebhookEntry, WebhookList } from '#domain/console/webhooks.ts'
import { m } from '#domain/messages/messages.js'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { TableRegion } from '../table-region.tsx'
import { useConsoleData } from '../use-console-data.ts'
import { WebhookForm } from './webhook-form.tsx'
import { EVENT_LABELS, webhookStateLabel } from './webhook-labels.ts'

/** Every webhook, and a form for a new one. */
export function WebhooksView() {
  const { status, value, refresh, retry } = useConsoleData<WebhookList>('/webhooks')
  if (status === 'loading') return <Waiting />
  if (status === 'failed') return <Failed onRetry={retry} />
  return (
    <>
      <p className="console-lead">{m.console_webhooks_text()}</p>
      {value.webhooks.length === 0 ? (
        <p className="console-note">{m.console_webhooks_empty()}</p>
      ) : (
        <WebhookTable webhooks={value.webhooks} />
      )}
      <WebhookForm onCreated={refresh} />
    </>
  )
}

function WebhookTable({ webhooks }: { webhooks: readonly WebhookEntry[] }) {
  return (
    <TableRegion label={m.console_webhooks()}>
      <thead>
        <tr>
          <th scope="col">{m.console_webhook_url()}</th>
          <th scope="col">{m.console_webhook_events()}</th>
          <th scope="col">{m.console_delivery_waiting()}</th>
          <th scope="col">{m.console_delivery_failed()}</th>
        </tr>
      </thead>
      <tbody>
        {webhooks.map((webhook) => (
          <tr key={webhook.id}>
            <th scope="row">
              <Link
                to={`${CONSOLE_PAGES.webhooks.path}/${webhook.id}`}
                className="link console-address"
              >
                {webhook.url}
              </Link>
              {webhook.disabledAt && (
                <>
                  {' '}
                  <Badge tone="sun">{webhookStateLabel(webhook)}</Badge>
                </>
              )}
            </th>
            <td>{webhook.events.map((event) => EVENT_LABELS[event]()).join(', ')}</td>
            <td>{webhook.waiting}</td>
            <td>{webhook.failed}</td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  )
}
