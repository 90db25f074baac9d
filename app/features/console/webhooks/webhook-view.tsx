import { Link } from 'react-router'
import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { AccountError } from '#app/lib/session/account-api.ts'
import type { DeliveryLog, WebhookEntry } from '#domain/console/webhooks.ts'
import { m } from '#domain/messages/messages.js'
import { timeLabel } from '../console-labels.ts'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { useConsoleData } from '../use-console-data.ts'
import { DeliveryTable } from './delivery-table.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { EVENT_LABELS, webhookStateLabel } from './webhook-labels.ts'

/** One webhook with its last deliveries. */
export function WebhookView({ id }: { id: string }) {
  const log = useConsoleData<DeliveryLog>(`/webhooks/${id}`)
  const { status, value, error, show, refresh, retry } = log
  return (
    <>
      <p className="mt-6">
        <Link to={CONSOLE_PAGES.webhooks.path} className="link">
          {m.console_webhook_back()}
        </Link>
      </p>
      {status === 'loading' && <Waiting />}
      {status === 'failed' &&
        (error instanceof AccountError && error.status === 404 ? (
          <p className="console-note">{m.console_webhook_missing()}</p>
        ) : (
          <Failed onRetry={retry} />
        ))}
      {status === 'loaded' && (
        <>
          <Facts webhook={value.webhook} />
          <WebhookActions webhook={value.webhook} onChanged={show} onRotated={refresh} />
          <DeliveryTable log={value} onChanged={show} onRefresh={refresh} />
        </>
      )}
    </>
  )
}

function Facts({ webhook }: { webhook: WebhookEntry }) {
  const timeZone = useTimeZone()
  const { url, events, previousUntil } = webhook
  return (
    <>
      <h2 className="mt-6 console-address">{url}</h2>
      <p className="console-lead">
        <b>{webhookStateLabel(webhook)}</b>
        {' · '}
        {events.map((event) => EVENT_LABELS[event]()).join(', ')}
      </p>
      {previousUntil && (
        <p className="console-lead">
          {m.console_webhook_rotated({ time: timeLabel(previousUntil, timeZone) })}
        </p>
      )}
    </>
  )
}
