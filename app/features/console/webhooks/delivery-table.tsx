import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { useSite } from '#app/lib/site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { DeliveryEntry, DeliveryLog } from '#domain/console/webhooks.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { timeLabel } from '../console-labels.ts'
import { TableRegion } from '../table-region.tsx'
import { useConsoleCall } from '../use-console-call.ts'
import { DELIVERY_FAULT_LABELS, DELIVERY_STATE_LABELS, EVENT_LABELS } from './webhook-labels.ts'

type DeliveryTableProps = {
  log: DeliveryLog
  onChanged: (log: DeliveryLog) => void
  onRefresh: () => void
}

/** The last events of a webhook with their state; those that are over can be sent again. */
export function DeliveryTable({ log, onChanged, onRefresh }: DeliveryTableProps) {
  const site = useSite()
  const call = useConsoleCall()
  const { webhook, deliveries } = log
  const isEnabled = webhook.disabledAt === null
  const send = (path: string) =>
    call.run(async () => {
      onChanged(await (await callConsole(site, 'POST', path, {})).json())
    })
  return (
    <div className="console-section">
      <h2>{m.console_deliveries()}</h2>
      <p className="console-lead">{m.console_deliveries_text()}</p>
      <div className="console-actions">
        <Button variant="secondary" onClick={onRefresh}>
          {m.console_delivery_refresh()}
        </Button>
        {isEnabled && webhook.failed > 0 && (
          <Button
            variant="secondary"
            busy={call.isBusy}
            onClick={() => send(`/webhooks/${webhook.id}/replay`)}
          >
            {m.console_delivery_replay_all({ n: webhook.failed })}
          </Button>
        )}
      </div>
      <CallFault call={call} />
      {deliveries.length === 0 ? (
        <p className="console-note">{m.console_deliveries_empty()}</p>
      ) : (
        <TableRegion label={m.console_deliveries()}>
          <thead>
            <tr>
              <th scope="col">{m.console_delivery_event()}</th>
              <th scope="col">{m.console_delivery_state()}</th>
              <th scope="col">{m.console_delivery_tries()}</th>
              <th scope="col">{m.console_delivery_next()}</th>
              <th scope="col">
                <span className="sr-only">{m.console_manage()}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                isBusy={call.isBusy}
                onReplay={isEnabled ? () => send(`/webhooks/deliveries/${delivery.id}`) : null}
              />
            ))}
          </tbody>
        </TableRegion>
      )}
    </div>
  )
}

type DeliveryRowProps = {
  delivery: DeliveryEntry
  isBusy: boolean
  /** Null where nothing can be sent. */
  onReplay: (() => void) | null
}

function DeliveryRow({ delivery, isBusy, onReplay }: DeliveryRowProps) {
  const timeZone = useTimeZone()
  const { event, subjectId, at, state, tries, nextAt, isBehind } = delivery
  const time = timeLabel(at, timeZone)
  return (
    <tr>
      <th scope="row">
        {EVENT_LABELS[event]()}
        <span className="console-second">
          {time} {subjectId && <code>{subjectId}</code>}
        </span>
      </th>
      <td>
        <Badge tone={state === 'failed' ? 'sun' : 'plain'}>{DELIVERY_STATE_LABELS[state]()}</Badge>
        <span className="console-second">{responseLabel(delivery)}</span>
      </td>
      <td>{tries}</td>
      <td>{isBehind ? m.console_delivery_behind() : nextAt && timeLabel(nextAt, timeZone)}</td>
      <td>
        {onReplay && state !== 'waiting' && (
          <Button
            variant="secondary"
            busy={isBusy}
            onClick={onReplay}
            aria-label={m.console_delivery_replay_one({ event: EVENT_LABELS[event](), time })}
          >
            {m.console_delivery_replay()}
          </Button>
        )}
      </td>
    </tr>
  )
}

function responseLabel({ status, fault }: DeliveryEntry): string {
  if (fault !== null) return DELIVERY_FAULT_LABELS[fault]()
  return status === null ? '' : m.console_delivery_status({ status })
}
